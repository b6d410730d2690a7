import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { IconButton } from '../../../ui/button/icon-button';
import { ExternalLinkIcon } from '../../../ui/icons/external-link-icon';
import { LinkIcon } from '../../../ui/icons/link-icon';
import { PencilIcon } from '../../../ui/icons/pencil-icon';
import { Trash2Icon } from '../../../ui/icons/trash-2-icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import styles from './link-row.module.css';

const LinkRowFragment = graphql(`
  fragment LinkRow on Link {
    id
    name
    url
    icon
    opensInNewTab
  }
`);

interface Props {
  readonly link: FragmentType<typeof LinkRowFragment>;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** A link: how it looks, what it is called, where it leads. */
export function LinkRow({ link, onChange, onDelete }: Props) {
  const { name, url, icon, opensInNewTab } = readFragment(LinkRowFragment, link);
  const { formatMessage } = useIntl();
  return (
    <div className={styles.link}>
      <span className={styles.icon}>
        <LinkIcon name={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.url}>
          <span className={styles.address}>{url}</span>
          {opensInNewTab && (
            <>
              <ExternalLinkIcon size={14} />
              <VisuallyHidden>
                <FormattedMessage id="command-center.navigation.newTab" />
              </VisuallyHidden>
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton
          icon={<PencilIcon size={18} />}
          label={formatMessage({ id: 'command-center.navigation.change' }, { name })}
          onClick={onChange}
        />
        <IconButton
          icon={<Trash2Icon size={18} />}
          label={formatMessage({ id: 'command-center.navigation.delete' }, { name })}
          onClick={onDelete}
        />
      </div>
    </div>
  );
}
