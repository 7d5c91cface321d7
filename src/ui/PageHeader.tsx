import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import { useTranslate } from 'ra-core';
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { config } from '../config';
import { createListeners } from '../domain/format/listeners';
import { Button } from './Button';
import './PageHeader.css';

let count = 0;
const { subscribe, notify } = createListeners();

export const setTitleCount = (next: number): void => {
  if (next === count) return;
  count = next;
  notify();
};

type PageHeaderProps = {
  /** The h1, and the first part of the document's title. */
  title: string;
  /** Instead of a person's name, because the browser's history keeps titles. */
  documentTitle?: string;
  /** Above a title that is a record's name. */
  kind?: string;
  sentence?: string | undefined;
  /** Of the Refresh button (specification §2). */
  onRefresh?: (() => void) | undefined;
  refreshing?: boolean;
  actions?: ReactNode;
};

export const PageHeader = (props: PageHeaderProps) => {
  const { title, documentTitle = title, kind, sentence, onRefresh, refreshing = false, actions } = props;
  const translate = useTranslate();
  const waiting = useSyncExternalStore(subscribe, () => count);
  const [openedBy] = useState(useNavigationType());
  // A page that is opened by a link begins at its top; on Back, the browser restores its position.
  useLayoutEffect(() => {
    if (openedBy !== NavigationType.Pop) scrollTo(0, 0);
  }, [openedBy]);
  return (
    <header className="page-header flow ends">
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${documentTitle} · ${config().product}`}</title>
      <div className="page-header-words">
        {kind && <p className="page-header-kind">{kind}</p>}
        <h1>{title}</h1>
        {sentence && <p>{sentence}</p>}
      </div>
      {(onRefresh || actions) && (
        <div className="page-header-actions not-printed flow">
          {onRefresh && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<RefreshIcon className={refreshing ? 'page-header-turning' : undefined} />}
              off={refreshing}
              className="page-header-refresh"
              onClick={onRefresh}
            >
              <span className="hidden-on-phones">{translate('ui.refresh')}</span>
            </Button>
          )}
          {actions}
        </div>
      )}
    </header>
  );
};
