import { refusalType } from '../graphql/refusal.graphql';
import { LastVariant, OptionRequired } from './refusals';

refusalType(LastVariant, 'LastVariant', 'A product keeps at least one variant.');
refusalType(OptionRequired, 'OptionRequired', 'The group would ask for more choices than it has.');
