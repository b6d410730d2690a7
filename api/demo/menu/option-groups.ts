import type { DemoOptionGroup } from '../demo-shop';

/** Groups that several dishes of a category share. */

export const CRUST: DemoOptionGroup = {
  name: { en: 'Crust', ru: 'Тесто' },
  minimum: 1,
  maximum: 1,
  options: [
    { name: { en: 'Classic', ru: 'Традиционное' } },
    { name: { en: 'Thin and crisp', ru: 'Тонкое хрустящее' } },
    { name: { en: 'Wholegrain', ru: 'Цельнозерновое' }, price: 60 },
    { name: { en: 'Cheese-filled rim', ru: 'Сырный бортик' }, price: 180 },
  ],
};

export const PIZZA_EXTRAS: DemoOptionGroup = {
  name: { en: 'Add to your pizza', ru: 'Добавить в пиццу' },
  minimum: 0,
  maximum: 4,
  options: [
    { name: { en: 'Extra mozzarella', ru: 'Ещё моцареллы' }, price: 120 },
    { name: { en: 'Mushrooms', ru: 'Шампиньоны' }, price: 90 },
    { name: { en: 'Jalapeños', ru: 'Халапеньо' }, price: 80 },
    { name: { en: 'Olives', ru: 'Маслины' }, price: 80 },
    { name: { en: 'Parma ham', ru: 'Пармская ветчина' }, price: 220 },
  ],
};

export const LEAVE_OUT: DemoOptionGroup = {
  name: { en: 'Leave out', ru: 'Убрать' },
  minimum: 0,
  maximum: 3,
  options: [
    { name: { en: 'No onions', ru: 'Без лука' } },
    { name: { en: 'No pickles', ru: 'Без огурцов' } },
    { name: { en: 'No sauce', ru: 'Без соуса' } },
  ],
};

export const BURGER_EXTRAS: DemoOptionGroup = {
  name: { en: 'Make it bigger', ru: 'Сделать сытнее' },
  minimum: 0,
  maximum: 3,
  options: [
    { name: { en: 'Second patty', ru: 'Вторая котлета' }, price: 320 },
    { name: { en: 'Extra cheddar', ru: 'Ещё чеддера' }, price: 90 },
    { name: { en: 'Smoked bacon', ru: 'Копчёный бекон' }, price: 150 },
    { name: { en: 'Fried egg', ru: 'Жареное яйцо' }, price: 90 },
  ],
};

export const DONENESS: DemoOptionGroup = {
  name: { en: 'How the beef is done', ru: 'Прожарка' },
  minimum: 1,
  maximum: 1,
  options: [
    { name: { en: 'Medium', ru: 'Средняя' } },
    { name: { en: 'Medium well', ru: 'Почти полная' } },
    { name: { en: 'Well done', ru: 'Полная' } },
  ],
};

export const DIP: DemoOptionGroup = {
  name: { en: 'Dip', ru: 'Соус' },
  minimum: 0,
  maximum: 2,
  options: [
    { name: { en: 'House ketchup', ru: 'Домашний кетчуп' }, price: 50 },
    { name: { en: 'Garlic aioli', ru: 'Чесночный айоли' }, price: 70 },
    { name: { en: 'Smoky barbecue', ru: 'Копчёный барбекю' }, price: 70 },
    { name: { en: 'Truffle mayonnaise', ru: 'Трюфельный майонез' }, price: 110 },
  ],
};

export const PASTA_EXTRAS: DemoOptionGroup = {
  name: { en: 'On top', ru: 'Сверху' },
  minimum: 0,
  maximum: 2,
  options: [
    { name: { en: 'More Parmesan', ru: 'Побольше пармезана' }, price: 90 },
    { name: { en: 'Burrata', ru: 'Буррата' }, price: 290 },
    { name: { en: 'Tiger prawns, 4 pcs', ru: 'Тигровые креветки, 4 шт.' }, price: 340 },
  ],
};

export const BREAD: DemoOptionGroup = {
  name: { en: 'Bread', ru: 'Хлеб' },
  minimum: 0,
  maximum: 1,
  options: [
    { name: { en: 'Rye sourdough', ru: 'Ржаной на закваске' }, price: 60 },
    { name: { en: 'Garlic buns', ru: 'Чесночные пампушки' }, price: 110 },
    { name: { en: 'Ciabatta', ru: 'Чиабатта' }, price: 70 },
  ],
};

export const SPICINESS: DemoOptionGroup = {
  name: { en: 'How hot', ru: 'Острота' },
  minimum: 1,
  maximum: 1,
  options: [
    { name: { en: 'Gentle', ru: 'Неострый' } },
    { name: { en: 'As in Bangkok', ru: 'Как в Бангкоке' } },
    { name: { en: 'Dragon', ru: 'Драконий' } },
  ],
};

export const SUSHI_SIDES: DemoOptionGroup = {
  name: { en: 'With the rolls', ru: 'К роллам' },
  minimum: 0,
  maximum: 3,
  options: [
    { name: { en: 'Extra ginger', ru: 'Ещё имбиря' }, price: 40 },
    { name: { en: 'Extra wasabi', ru: 'Ещё васаби' }, price: 40 },
    { name: { en: 'Unagi sauce', ru: 'Соус унаги' }, price: 70 },
    { name: { en: 'Training chopsticks', ru: 'Учебные палочки' } },
  ],
};

export const MILK: DemoOptionGroup = {
  name: { en: 'Milk', ru: 'Молоко' },
  minimum: 1,
  maximum: 1,
  options: [
    { name: { en: 'Whole', ru: 'Обычное' } },
    { name: { en: 'Lactose-free', ru: 'Безлактозное' }, price: 40 },
    { name: { en: 'Oat', ru: 'Овсяное' }, price: 60 },
    { name: { en: 'Coconut', ru: 'Кокосовое' }, price: 60 },
  ],
};

export const COFFEE_EXTRAS: DemoOptionGroup = {
  name: { en: 'Add', ru: 'Добавить' },
  minimum: 0,
  maximum: 2,
  options: [
    { name: { en: 'Another shot', ru: 'Ещё эспрессо' }, price: 70 },
    { name: { en: 'Salted caramel', ru: 'Солёная карамель' }, price: 50 },
    { name: { en: 'Vanilla syrup', ru: 'Ванильный сироп' }, price: 50 },
    { name: { en: 'Decaf instead', ru: 'Без кофеина' } },
  ],
};

export const SWEETNESS: DemoOptionGroup = {
  name: { en: 'Sweetness', ru: 'Сладость' },
  minimum: 1,
  maximum: 1,
  options: [
    { name: { en: 'As it should be', ru: 'Как задумано' } },
    { name: { en: 'Half the sugar', ru: 'Вдвое меньше сахара' } },
    { name: { en: 'No sugar', ru: 'Без сахара' } },
  ],
};
