import { emailOf, person, phoneOf } from '../seed/people';
import { randomFrom } from '../seed/random';
import { date } from './calendar';
import { records, type Collection } from './collection';

export const consumers: Collection = {
  resource: 'consumer-list',
  permission: 'LIST_KONSUMEN',
  seed: () =>
    records(90, (number) => {
      const random = randomFrom(`konsumen-${number}`);
      const { full_name } = person(random);
      const order_count = random.int(0, 48);
      return {
        id: `konsumen-${number}`,
        full_name,
        phone: phoneOf(number, '62857'),
        email: emailOf(full_name, number),
        order_count,
        total_spent: order_count * random.int(30, 220) * 1_000,
        balance: random.int(0, 60) * 5_000,
        joined_at: date(random, random.int(2022, 2025)),
        is_active: !random.chance(0.08),
      };
    }),
};
