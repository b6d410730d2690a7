import { refusal } from '../kernel/refusal';

export class MenuNotEmpty extends refusal('MENU_NOT_EMPTY', 409, 'The shop has a menu, dishes or pages of its own.') {}
