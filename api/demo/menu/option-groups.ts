import type { DemoOptionGroup } from './demo-shop';

/** Groups that several dishes of a category share. */

export const CRUST: DemoOptionGroup = {
  name: { en: 'Crust', ru: 'Тесто' },
  minimum: 1,
  maximum: 1,
  options: [
    { name: { en: 'Classic', ru: 'Традиционное' } },
    { name: { en: 'Thin and crisp', ru: 'Тонкое хрустящее' } },
    { name: { en: 'Wholegrain', ru: 'Цельнозерновое' }, price: 60, nutrition: [15, 2, 0.5, 1] },
    {
      name: { en: 'Cheese-filled rim', ru: 'Сырный бортик' },
      price: 180,
      nutrition: [210, 13, 16, 3],
      allergens: ['MILK'],
    },
  ],
};

export const PIZZA_EXTRAS: DemoOptionGroup = {
  name: { en: 'Add to your pizza', ru: 'Добавить в пиццу' },
  minimum: 0,
  maximum: 4,
  options: [
    {
      name: { en: 'Extra mozzarella', ru: 'Ещё моцареллы' },
      price: 120,
      nutrition: [140, 11, 10.5, 0.6],
      allergens: ['MILK'],
    },
    { name: { en: 'Mushrooms', ru: 'Шампиньоны' }, price: 90, nutrition: [9, 1.2, 0.2, 0.9] },
    { name: { en: 'Jalapeños', ru: 'Халапеньо' }, price: 80, nutrition: [6, 0.2, 0.1, 1.1] },
    { name: { en: 'Olives', ru: 'Маслины' }, price: 80, nutrition: [35, 0.3, 3.5, 0.5] },
    { name: { en: 'Parma ham', ru: 'Пармская ветчина' }, price: 220, nutrition: [75, 8.4, 4.6, 0] },
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
    { name: { en: 'Second patty', ru: 'Вторая котлета' }, price: 320, nutrition: [290, 22, 22, 0] },
    { name: { en: 'Extra cheddar', ru: 'Ещё чеддера' }, price: 90, nutrition: [100, 6, 8.2, 0.3], allergens: ['MILK'] },
    { name: { en: 'Smoked bacon', ru: 'Копчёный бекон' }, price: 150, nutrition: [110, 7, 9, 0.3] },
    { name: { en: 'Fried egg', ru: 'Жареное яйцо' }, price: 90, nutrition: [95, 6.5, 7.4, 0.5], allergens: ['EGGS'] },
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
    {
      name: { en: 'House ketchup', ru: 'Домашний кетчуп' },
      price: 50,
      nutrition: [32, 0.4, 0.1, 7.4],
      allergens: ['CELERY'],
    },
    {
      name: { en: 'Garlic aioli', ru: 'Чесночный айоли' },
      price: 70,
      nutrition: [160, 0.4, 17, 1],
      allergens: ['EGGS', 'MUSTARD'],
    },
    {
      name: { en: 'Smoky barbecue', ru: 'Копчёный барбекю' },
      price: 70,
      nutrition: [50, 0.3, 0.2, 11.5],
      allergens: ['MUSTARD'],
    },
    {
      name: { en: 'Truffle mayonnaise', ru: 'Трюфельный майонез' },
      price: 110,
      nutrition: [185, 0.4, 20, 0.8],
      allergens: ['EGGS', 'MUSTARD'],
    },
  ],
};

export const PASTA_EXTRAS: DemoOptionGroup = {
  name: { en: 'On top', ru: 'Сверху' },
  minimum: 0,
  maximum: 2,
  options: [
    {
      name: { en: 'More Parmesan', ru: 'Побольше пармезана' },
      price: 90,
      nutrition: [60, 5.4, 4.2, 0],
      allergens: ['MILK', 'EGGS'],
    },
    { name: { en: 'Burrata', ru: 'Буррата' }, price: 290, nutrition: [250, 14, 21, 1.5], allergens: ['MILK'] },
    {
      name: { en: 'Tiger prawns, 4 pcs', ru: 'Тигровые креветки, 4 шт.' },
      price: 340,
      nutrition: [60, 13, 0.6, 0.2],
      allergens: ['CRUSTACEANS'],
    },
  ],
};

export const BREAD: DemoOptionGroup = {
  name: { en: 'Bread', ru: 'Хлеб' },
  minimum: 0,
  maximum: 1,
  options: [
    {
      name: { en: 'Rye sourdough', ru: 'Ржаной на закваске' },
      price: 60,
      nutrition: [130, 4.2, 0.9, 25],
      allergens: ['GLUTEN'],
    },
    {
      name: { en: 'Garlic buns', ru: 'Чесночные пампушки' },
      price: 110,
      nutrition: [240, 6.5, 8.5, 34],
      allergens: ['GLUTEN', 'MILK', 'EGGS'],
    },
    { name: { en: 'Ciabatta', ru: 'Чиабатта' }, price: 70, nutrition: [160, 5.4, 2, 30], allergens: ['GLUTEN'] },
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
    { name: { en: 'Extra ginger', ru: 'Ещё имбиря' }, price: 40, nutrition: [5, 0.1, 0, 1.1] },
    {
      name: { en: 'Extra wasabi', ru: 'Ещё васаби' },
      price: 40,
      nutrition: [8, 0.1, 0.2, 1.6],
      allergens: ['MUSTARD'],
    },
    {
      name: { en: 'Unagi sauce', ru: 'Соус унаги' },
      price: 70,
      nutrition: [45, 0.9, 0, 10],
      allergens: ['SOYBEANS', 'GLUTEN'],
    },
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
    { name: { en: 'Another shot', ru: 'Ещё эспрессо' }, price: 70, nutrition: [2, 0.1, 0, 0.3] },
    {
      name: { en: 'Salted caramel', ru: 'Солёная карамель' },
      price: 50,
      nutrition: [65, 0.2, 0.8, 14.5],
      allergens: ['MILK'],
    },
    { name: { en: 'Vanilla syrup', ru: 'Ванильный сироп' }, price: 50, nutrition: [50, 0, 0, 12.5] },
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
