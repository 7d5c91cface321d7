import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';

type LayoutNoticeProps = {
  icon: SvgIconComponent;
  /** One sentence; false while there is nothing to say. */
  children: ReactNode;
};

/** A line below the top bar that stays as long as it is true. Screen readers hear it when it appears. */
export const LayoutNotice = ({ icon: Icon, children }: LayoutNoticeProps) => (
  <div role="status">
    {children && (
      <p className="layout-notice">
        <Icon aria-hidden="true" />
        {children}
      </p>
    )}
  </div>
);
