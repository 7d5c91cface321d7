import AddOutlined from '@mui/icons-material/AddOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import { useCreatePath, useLogout, useTranslate } from 'ra-core';
import { useMayDo } from '../../authProvider/useMay';
import { type Area, fromMenu, isGroup, pathOf } from '../../menu/area';
import { profilePath } from '../../menu/routeArea';
import { useVisibleAreas, useVisibleMenu } from '../../menu/visibleMenu';
import { schemeChoices, useSchemeChoice } from '../topBar/useSchemeChoice';
import type { PaletteOption } from './paletteOption';
import { usePaletteWords } from './usePaletteWords';

/** Returns the menu's pages that the person may open, each with its heading, and the profile page. */
export const usePages = (): readonly PaletteOption[] => {
  const translate = useTranslate();
  const pageOf = (area: Area, heading?: string): PaletteOption => ({
    id: pathOf(area),
    path: pathOf(area),
    state: fromMenu,
    name: translate(`resources.${area.name}.name`),
    detail: heading,
    Icon: area.icon,
  });
  const pages = useVisibleMenu().flatMap((entry) =>
    isGroup(entry)
      ? entry.children.map((area) => pageOf(area, translate(`layout.groups.${entry.group}`)))
      : [pageOf(entry)],
  );
  const profile = translate('layout.user.profile');
  return [...pages, { id: profilePath, path: profilePath, name: profile, Icon: PersonOutlineOutlined }];
};

/**
 * Returns the actions that are possible on any page: create a record, open an area's further page, choose a colour scheme,
 * show the keys, sign out.
 */
export const useActions = (onKeys: () => void): readonly PaletteOption[] => {
  const translate = useTranslate();
  const words = usePaletteWords();
  const logout = useLogout();
  const mayDo = useMayDo();
  const createPath = useCreatePath();
  const [scheme, chooseScheme] = useSchemeChoice();
  const managed = useVisibleAreas().filter(({ name }) => mayDo(name, 'create'));
  const creations = managed
    .filter(({ create, hasCreate }) => create ?? hasCreate)
    .map(({ name: resource }): PaletteOption => {
      const path = createPath({ resource, type: 'create' });
      const name = translate(`resources.${resource}.add`, { _: translate('ra.action.create') });
      return { id: path, path, name, detail: translate(`resources.${resource}.name`), Icon: AddOutlined };
    });
  const ownPages = managed.flatMap((area) =>
    Object.keys(area.pages ?? {}).map((page): PaletteOption => {
      const path = `${pathOf(area)}/${page}`;
      return { id: path, path, name: translate(`resources.${area.name}.pages.${page}`), Icon: area.icon };
    }),
  );
  const schemes = schemeChoices
    .filter((choice) => choice !== scheme)
    .map((choice): PaletteOption => ({
      id: `theme ${choice}`,
      name: words('theme', { name: translate(`layout.theme.${choice}`) }),
      Icon: ContrastOutlined,
      act: () => chooseScheme(choice),
    }));
  return [
    ...creations,
    ...ownPages,
    ...schemes,
    { id: 'keys', name: words('keys'), Icon: KeyboardOutlined, act: onKeys },
    {
      id: 'logout',
      name: translate('layout.user.logout'),
      Icon: LogoutOutlined,
      act: () => void logout(),
    },
  ];
};
