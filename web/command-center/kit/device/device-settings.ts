import { DeviceValue } from '../../../ui/device-value';

/** One of several, chosen on this device alone; `initial` holds until somebody chooses here. */
export class DeviceChoice<Value extends string> extends DeviceValue<Value> {
  constructor(
    name: string,
    readonly values: readonly Value[],
    initial: Value,
  ) {
    super({
      key: `carte.${name}`,
      initial,
      parse: (kept) => values.find((value) => value === kept) ?? initial,
      format: String,
    });
  }
}

const deviceSwitch = (name: string, initial: boolean) =>
  new DeviceValue({
    key: `carte.${name}`,
    initial,
    parse: (kept) => kept === 'on',
    format: (isOn) => (isOn ? 'on' : 'off'),
  });

const deviceText = (name: string) =>
  new DeviceValue({ key: `carte.${name}`, initial: '', parse: String, format: String });

/** How much of an order the board shows until somebody opens it: all, what decides on three lines, or one line. */
export const boardDensity = new DeviceChoice('board-density', ['roomy', 'rows', 'lines'], 'rows');

/** How large the kitchen board is written. */
export const kitchenSize = new DeviceChoice('kitchen-size', ['small', 'normal', 'large'], 'normal');

/** Where a press on an address leads; at first to the map that is known in the shop's country. */
export const mapApp = new DeviceChoice('map-app', ['country', 'google', 'apple', 'yandex', '2gis', 'waze'], 'country');

export type MapApp = (typeof mapApp.values)[number];

/** The screen does not go dark while a board is open. */
export const staysAwake = deviceSwitch('stays-awake', true);

/** Accepting an order on this device prints its ticket. */
export const printsOnAccept = deviceSwitch('prints-on-accept', false);

/** Whether the alarm is to sound here, as soon as the browser allows. */
export const isAlarmWanted = deviceSwitch('alarm-sound', false);

/** Id of the kitchen that this screen is for. */
export const deviceKitchen = deviceText('kitchen');

/** Ids of its stations, with spaces between them. */
export const deviceStations = deviceText('stations');
