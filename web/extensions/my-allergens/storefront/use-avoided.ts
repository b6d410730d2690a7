import { useDeviceValue } from '../../../ui/device-value';
import { keptAllergens } from './kept-allergens';

export default () => useDeviceValue(keptAllergens);
