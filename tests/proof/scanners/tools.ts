import { ffuf } from './ffuf';
import { sqlmap } from './sqlmap';
import type { Tool } from './tool';
import { wapiti } from './wapiti';

/** In the order that they run; together they take some 25 minutes. */
export const TOOLS: readonly Tool[] = [wapiti, sqlmap, ffuf];
