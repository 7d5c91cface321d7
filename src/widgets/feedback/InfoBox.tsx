import InfoOutlined from '@mui/icons-material/InfoOutlined';
import type { ReactNode } from 'react';
import './InfoBox.css';

type InfoBoxProps = {
  /** One line, already translated. */
  title: string;
  /** A sentence or two under it. */
  children?: ReactNode;
  /** A button or two at the end. */
  actions?: ReactNode;
};

/** What a person should know before they continue (specification §2 'Info box'): quiet, and not an error. */
export const InfoBox = ({ title, children, actions }: InfoBoxProps) => (
  <div className="info-box">
    <InfoOutlined className="info-box-icon" aria-hidden="true" />
    <div className="info-box-words">
      <p className="info-box-title">{title}</p>
      {children && <p>{children}</p>}
    </div>
    {actions && <div className="info-box-actions">{actions}</div>}
  </div>
);
