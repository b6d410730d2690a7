import { refusalType } from '../graphql/refusal.graphql';
import { WarehouseInUse } from '../warehouses/refusals';
import { OutsideDeliveryArea, ZoneUnavailable } from './refusals';

refusalType(OutsideDeliveryArea, 'OutsideDeliveryArea', 'The place lies in no zone that the shop delivers to.');
refusalType(ZoneUnavailable, 'ZoneUnavailable', 'The chosen delivery zone is switched off or gone.');
refusalType(WarehouseInUse, 'WarehouseInUse', 'Delivery zones are measured from this kitchen.', (t) => ({
  zones: t.exposeInt('zones', { description: 'How many zones are measured from it.' }),
}));
