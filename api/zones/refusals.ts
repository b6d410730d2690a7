import { refusal } from '../kernel/refusal';

export class OutsideDeliveryArea extends refusal(
  'OUTSIDE_DELIVERY_AREA',
  409,
  'The place lies in no zone that the shop delivers to.',
  ['zoneId'],
) {}

export class ZoneUnavailable extends refusal(
  'ZONE_UNAVAILABLE',
  409,
  'The chosen delivery zone is switched off or gone.',
  ['zoneId'],
) {}
