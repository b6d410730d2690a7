import { refusalType } from '../graphql/refusal.graphql';
import { WarehouseInUse } from '../warehouses/refusals';

refusalType(WarehouseInUse, (t) => ({
  zones: t.exposeInt('zones', { description: 'How many zones are measured from it.' }),
}));
