import { BACKUP_VARIABLES } from './variables/backup-variables';
import { DATABASE_VARIABLES } from './variables/database-variables';
import { LIMIT_VARIABLES } from './variables/limit-variables';
import { PAYMENT_VARIABLES } from './variables/payment-variables';
import { PHOTO_VARIABLES } from './variables/photo-variables';
import { PLACE_VARIABLES } from './variables/place-variables';
import { SIGN_IN_VARIABLES } from './variables/sign-in-variables';
import { TRUST_VARIABLES } from './variables/trust-variables';
import { WATCHING_VARIABLES } from './variables/watching-variables';
import { WORK_VARIABLES } from './variables/work-variables';

/** Every setting of a process, in the order of docs/operator/settings.md. */
export const VARIABLES = {
  ...PLACE_VARIABLES,
  ...DATABASE_VARIABLES,
  ...PHOTO_VARIABLES,
  ...BACKUP_VARIABLES,
  ...TRUST_VARIABLES,
  ...SIGN_IN_VARIABLES,
  ...LIMIT_VARIABLES,
  ...WATCHING_VARIABLES,
  ...WORK_VARIABLES,
  ...PAYMENT_VARIABLES,
} as const;
