import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { mask } from '../rules/mask';

/** A number that is masked until a person asks for it (RELIABILITY.md 'Security'); `label` names it, translated. */
export const SecretText = ({ value, label }: { value: string; label: string }) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const action = translate(isShown ? 'forms.secret.conceal' : 'forms.secret.reveal', { label });
  if (value === '') return null;
  return (
    <>
      <span>{isShown ? value : mask(value)}</span>{' '}
      <Tooltip title={action}>
        <IconButton size="small" aria-label={action} onClick={() => setShown(!isShown)}>
          {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
        </IconButton>
      </Tooltip>
    </>
  );
};
