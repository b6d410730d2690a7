import { fetchQuery, graphql } from 'relay-runtime';
import type { menuScreen_menu$key } from './__generated__/menuScreen_menu.graphql';
import type { menuScreenQuery } from './__generated__/menuScreenQuery.graphql';
import { dishList } from './dish-list';
import { environment, read } from './environment';

const sections = (key: menuScreen_menu$key) =>
  read(
    graphql`
      fragment menuScreen_menu on Menu {
        categories {
          ...dishList_category
        }
      }
    `,
    key,
  ).categories;

export async function readMenu() {
  const query = graphql`
    query menuScreenQuery {
      menu {
        ...menuScreen_menu
      }
    }
  `;
  const answer = await fetchQuery<menuScreenQuery>(environment, query, {}).toPromise();
  if (!answer?.menu) throw new Error('there is no menu');
  const shown = [];
  for (const section of sections(answer.menu)) shown.push(await dishList(section));
  return shown;
}
