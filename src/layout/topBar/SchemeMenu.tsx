import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useTranslate } from 'ra-core';
import { useLayoutEffect } from 'react';
import { applyScheme } from '../../ui/theme/tokens';
import { TopBarPopover } from './TopBarPopover';
import { schemeChoices, useSchemeChoice } from './useSchemeChoice';

const icons = { system: ContrastOutlined, light: LightModeOutlined, dark: DarkModeOutlined };

/** The menu of the colour scheme: the system's, light or dark. Plain CSS and the MUI theme follow the same choice. */
export const SchemeMenu = () => {
  const translate = useTranslate();
  const [choice, choose] = useSchemeChoice();
  useLayoutEffect(() => applyScheme(choice), [choice]);
  // The next user on this screen has not chosen a scheme yet.
  useLayoutEffect(() => () => applyScheme('system'), []);

  const Icon = icons[choice];
  const name = translate('layout.theme.title');
  return (
    <TopBarPopover name={name} label={<Icon aria-hidden="true" />}>
      {() => (
        <div role="radiogroup" aria-label={name}>
          {schemeChoices.map((option) => {
            const OptionIcon = icons[option];
            return (
              <label key={option} className="top-bar-item">
                <input
                  type="radio"
                  name="scheme"
                  checked={option === choice}
                  onChange={() => choose(option)}
                />
                <OptionIcon aria-hidden="true" />
                <span>{translate(`layout.theme.${option}`)}</span>
              </label>
            );
          })}
        </div>
      )}
    </TopBarPopover>
  );
};
