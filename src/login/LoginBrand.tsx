import { login } from '../../i18n/login';

const side = 96;

/** One petal of the kawung motif (a halved palm fruit), pointing from the corner of its quarter to the centre. */
const Petal = ({ turn }: { turn: number }) => (
  <g transform={`rotate(${turn} ${side / 2} ${side / 2})`}>
    <g transform={`translate(${side / 4} ${side / 4}) rotate(45)`}>
      <path d="M-30 0C-20 -19 20 -19 30 0C20 19 -20 19 -30 0Z" />
      <path className="batik-vein" d="M-19 0C-12 -9 12 -9 19 0C12 9 -12 9 -19 0Z" />
      <path className="batik-seed" d="M-10 0H-3M3 0H10" />
    </g>
  </g>
);

/** A decorative kawung pattern, the four-petalled batik of the Javanese courts, in the primary colour. */
const Batik = () => (
  <svg className="batik covering" aria-hidden="true">
    <defs>
      <pattern id="kawung" width={side} height={side} patternUnits="userSpaceOnUse">
        {[0, 90, 180, 270].map((turn) => (
          <Petal key={turn} turn={turn} />
        ))}
        <path
          className="batik-star"
          d="M48-5l5 5-5 5-5-5ZM48 91l5 5-5 5-5-5ZM0 43l5 5-5 5-5-5ZM96 43l5 5-5 5-5-5Z"
        />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#kawung)" />
  </svg>
);

export const LoginBrand = () => (
  <aside className="login-brand" aria-label={login.brandLabel}>
    <Batik />
    <div className="login-brand-text">
      <p className="login-headline">{login.brandHeadline}</p>
      <p>{login.brandSentence}</p>
    </div>
  </aside>
);

/** The build writes it into index.html (vite.config.ts), so that it is painted while React is being downloaded. */
export const EarlyLogin = () => (
  <div className="login">
    <div />
    <LoginBrand />
  </div>
);
