import { DefaultView, type DefaultViewProps } from './DefaultView';
import { ViewTabs } from './ViewTabs';

type ViewsProps = ({ part: 'default' } & DefaultViewProps) | { part: 'tabs' | 'strip' };

/**
 * What saved views add to a list, fetched where there are any: around the list, the opening of the default one; after its
 * status tabs, or as a strip in their place, the tabs of all.
 */
const Views = (props: ViewsProps) =>
  props.part === 'default' ? <DefaultView {...props} /> : <ViewTabs isAlone={props.part === 'strip'} />;

export default Views;
