import { builder } from '../../graphql/builder';
import { seesKitchenNote, seesPersonalData } from '../access';
import { ArrivalEnum, HandoverEnum } from '../enums.graphql';
import { Checkout } from './checkout.graphql';

builder.interfaceFields(Checkout, (t) => ({
  handover: t.field({
    type: HandoverEnum,
    nullable: true,
    authScopes: { public: true },
    description: 'How a delivery is handed over; null: nothing was said, or for strangers.',
    resolve: (view, _args, { actor }) => (seesPersonalData(view, actor) ? view.details.handover : null),
  }),
  arrival: t.field({
    type: ArrivalEnum,
    nullable: true,
    authScopes: { public: true },
    description: 'How the courier says that they are there; null: nothing was said, or for strangers.',
    resolve: (view, _args, { actor }) => (seesPersonalData(view, actor) ? view.details.arrival : null),
  }),
  cutlery: t.int({
    nullable: true,
    authScopes: { public: true },
    description: 'Sets of cutlery that go along; null: nothing was said, or for strangers.',
    resolve: (view, _args, { actor }) => (seesKitchenNote(view, actor) ? view.details.cutlery : null),
  }),
}));
