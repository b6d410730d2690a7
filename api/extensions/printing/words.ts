import { addMessages } from '../../messages/messages';
import en from './messages/en.json';
import ru from './messages/ru.json';

addMessages({ en, ru });
