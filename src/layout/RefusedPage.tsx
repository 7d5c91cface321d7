import LockOutlined from '@mui/icons-material/LockOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { useTranslate } from 'ra-core';
import { pathOf } from '../menu/area';
import { profilePath } from '../menu/routeArea';
import { useVisibleAreas } from '../menu/visibleMenu';
import { LinkButton } from '../ui/Button';
import { StatePage } from './StatePage';

type RefusedPageProps = {
  /** False if the address belongs to no area, so that no right would open it. */
  pageExists: boolean;
};

/**
 * The page shown instead of one that the person may not open (specification §2 'Routing gate'), with a link to an allowed
 * page.
 */
export const RefusedPage = ({ pageExists }: RefusedPageProps) => {
  const translate = useTranslate();
  const [first] = useVisibleAreas();
  const page = translate(first ? `resources.${first.name}.name` : 'layout.user.profile');
  return (
    <StatePage
      icon={pageExists ? LockOutlined : SearchOffOutlined}
      title={translate('layout.refused.title')}
      sentence={translate(pageExists ? 'layout.refused.sentence' : 'layout.refused.noPage')}
    >
      <LinkButton variant="contained" to={first ? pathOf(first) : profilePath}>
        {translate('layout.refused.goTo', { page })}
      </LinkButton>
    </StatePage>
  );
};
