import { DefaultView, type DefaultViewProps } from './DefaultView';
import { ViewTabs } from './ViewTabs';

type ViewsProps = ({ part: 'default' } & DefaultViewProps) | { part: 'tabs' | 'strip' };

/**
 * The parts that saved views add to a list; their code is fetched only if the user has views. 'default' wraps the list and
 * opens the default view, 'tabs' follows the status tabs, 'strip' replaces them.
 */
const Views = (props: ViewsProps) =>
  props.part === 'default' ? <DefaultView {...props} /> : <ViewTabs isAlone={props.part === 'strip'} />;

export default Views;
