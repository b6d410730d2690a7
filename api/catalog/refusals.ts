import { refusal } from '../kernel/refusal';

export class LastVariant extends refusal('LAST_VARIANT', 409, 'A product keeps at least one variant.') {}

export class OptionRequired extends refusal(
  'OPTION_REQUIRED',
  409,
  'The group would ask for more choices than it has.',
) {
  /** @param minimum - how many choices the group asks for. */
  constructor(minimum: number) {
    super({ minimum });
  }
}
