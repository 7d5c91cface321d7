import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';

type ShellNoticeProps = {
  icon: SvgIconComponent;
  /** One sentence; false while there is nothing to say. */
  children: ReactNode;
};

/** A line below the top bar that stays as long as it is true. Screen readers hear it when it appears. */
export const ShellNotice = ({ icon: Icon, children }: ShellNoticeProps) => (
  <div role="status">
    {children && (
      <p className="shell-notice">
        <Icon aria-hidden="true" />
        {children}
      </p>
    )}
  </div>
);
