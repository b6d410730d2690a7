import type { Entity } from './entity';
import { link } from './link';
import { station } from './station';
import { warehouse } from './warehouse';

/** Every described entity. */
export const ENTITIES: readonly Entity[] = [link, station, warehouse];
