// Imported before a program that works beside the measured page: a phone runs neither the shop nor Lighthouse, and on a
// machine with few processors they would take theirs from the browser in turns.
import { constants, setPriority } from 'node:os';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
