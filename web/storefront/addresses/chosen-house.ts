import { DeviceValue } from '../../ui/device-value';

/** The address whose place the cart has, as it was chosen: it outlives a reload, as the cart does. */
export const chosenHouse = new DeviceValue<string | null>({
  key: 'carte.house',
  initial: null,
  parse: String,
  format: (address) => address,
});
