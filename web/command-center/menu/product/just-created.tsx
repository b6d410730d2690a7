import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { LinkButton } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { NEW_PRODUCT_PATH, newProductIn } from '../products/product-path';
import styles from './product.module.css';
import { shopPath } from './shop-path';

const JustCreatedFragment = graphql(`
  fragment JustCreated on Product {
    id
    slug
    categories {
      id
      slug
      isActive
      menu {
        id
      }
    }
  }
`);

/** Navigation state from the page for a new dish: the note is shown once, not after a reload or Back. */
export const JUST_CREATED = { isJustCreated: true } as const;

interface Props {
  readonly product: FragmentType<typeof JustCreatedFragment>;
  readonly menuId: string | null;
}

/** After a dish was added: where it is to be seen, and the way to the next one. */
export function JustCreated({ product, menuId }: Props) {
  const { state }: { state: Partial<typeof JUST_CREATED> | null } = useLocation();
  const { formatMessage } = useIntl();
  const created = readFragment(JustCreatedFragment, product);
  const path = shopPath(created, menuId);
  const [category] = created.categories;
  if (!state?.isJustCreated || !path) return null;
  return (
    <div className={styles.created}>
      <Notice
        action={
          <span className={styles.createdLinks}>
            <LinkButton reloadDocument size="sm" to={path}>
              <FormattedMessage id="command-center.product.seeInShop" />
            </LinkButton>
            <Link className={styles.another} to={category ? newProductIn(category.id) : NEW_PRODUCT_PATH}>
              <FormattedMessage id="command-center.product.addAnother" />
            </Link>
          </span>
        }
        title={formatMessage({ id: 'command-center.product.onSale' })}
        tone="success"
      >
        <FormattedMessage id="command-center.product.onSaleExplained" />
      </Notice>
    </div>
  );
}
