import { chakra, Grid } from '@chakra-ui/react';
import BanIcon from 'lucide/dist/esm/icons/ban';
import { FormattedMessage, useIntl } from 'react-intl';
import type { link } from '../../../../domain/entities/link';
import type { LinkIcon as LinkIconValue, StoredLinkFragment } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { LinkIcon } from '../../../ui/icons/link-icon';
import type { FormValues } from '../../kit/entity/described-values';
import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { FieldError } from '../../kit/ui/fields';

type LinkValues = FormValues<(typeof link)['fields'], StoredLinkFragment>;

const ICON = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '11',
  borderWidth: '1px',
  borderRadius: 'sm',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { borderColor: 'border.emphasized', color: 'fg' },
  '&:has(:checked)': {
    borderColor: 'accent.solid',
    background: 'accent.subtle',
    color: 'accent.fg',
    boxShadow: 'inset 0 0 0 1px var(--accent)',
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
} as const;

/** In the order of the picker: those of general use, then the networks by name. */
const ICONS: readonly LinkIconValue[] = [
  ...(['PHONE', 'GIFT', 'INFO'] as const),
  ...(['BLUESKY', 'FACEBOOK', 'GITHUB', 'INSTAGRAM', 'ODNOKLASSNIKI', 'TELEGRAM'] as const),
  ...(['VIBER', 'VK', 'WHATSAPP', 'X', 'YOUTUBE'] as const),
];

/** One of the link's icons, or none: radio buttons that look like what they choose. */
export function IconPicker({ form }: { readonly form: EntityFormState<LinkValues> }) {
  const { formatMessage } = useIntl();
  const { id, value, onChange, onBlur, error } = useBoundField(form, 'icon');
  const choices: readonly (LinkIconValue | null)[] = [null, ...ICONS];
  return (
    <chakra.fieldset minWidth="0" padding="0">
      <chakra.legend padding="0" marginBottom="2" fontSize="sm" fontWeight="semibold">
        <FormattedMessage id="command-center.navigation.icon" />
      </chakra.legend>
      <Grid gap="2" templateColumns="repeat(auto-fill, minmax(var(--target), 1fr))">
        {choices.map((icon) => {
          const name = formatMessage({ id: 'command-center.navigation.iconName' }, { icon: icon ?? 'NONE' });
          return (
            <chakra.label css={ICON} key={icon ?? 'NONE'} title={name}>
              <chakra.input
                aria-label={name}
                checked={value === icon}
                position="absolute"
                inset="0"
                zIndex="1"
                margin="0"
                opacity="0"
                cursor="inherit"
                id={icon === (value ?? null) ? id : undefined}
                name={id}
                onBlur={onBlur}
                onChange={() => onChange(icon)}
                type="radio"
              />
              {icon ? <LinkIcon name={icon} size={22} /> : <Icon of={BanIcon} />}
            </chakra.label>
          );
        })}
      </Grid>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </chakra.fieldset>
  );
}
