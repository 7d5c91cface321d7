import InfoOutlined from '@mui/icons-material/InfoOutlined';
import type { ReactNode } from 'react';
import './InfoBox.css';

type InfoBoxProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A box with information that the user needs before continuing (specification §2 'Info box'); not for errors. */
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
