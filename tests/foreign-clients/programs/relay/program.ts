import { fillCart } from './cart';
import { refetchDish } from './dish-card';
import { readMenu } from './menu-screen';

const menu = await readMenu();
const [dish] = menu[0]?.dishes ?? [];
if (!dish?.variants[0]) throw new Error('there is no dish');
const again = await refetchDish(dish.id);
const filled = await fillCart(dish.variants[0].id, process.argv[4] ?? '');
console.log(JSON.stringify({ menu, again, ...filled }));
