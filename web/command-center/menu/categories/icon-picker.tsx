import { chakra, Grid } from '@chakra-ui/react';
import BanIcon from 'lucide/dist/esm/icons/ban';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { FOOD_ICONS, type FoodIconName } from '../../../ui/icons/food-icons';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { TextField } from '../../kit/ui/fields';

const ICON = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '3.5rem',
  border: '1px solid transparent',
  borderRadius: 'md',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { background: 'bg.muted' },
  '&:has(:checked)': { borderColor: 'accent.fg', background: 'accent.subtle' },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '1px' },
} as const;

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The name of a food icon; other values select no icon. */
  readonly value: unknown;
  readonly onChange: (icon: FoodIconName | null) => void;
}

/** Every food icon, found by its name; the arrow keys go from one to the next. */
export function IconPicker({ isOpen, onClose, value, onChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      footer={
        <Button isWide onClick={onClose}>
          <FormattedMessage id="command-center.catalog.icon.done" />
        </Button>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage({ id: 'command-center.catalog.icon.choose' })}
    >
      <Icons onChange={onChange} onClose={onClose} value={value} />
    </Dialog>
  );
}

/** Rendered while the dialog is open, so that each opening begins with all of them. */
function Icons({ value, onChange, onClose }: Omit<Props, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const name = useId();
  const [search, setSearch] = useState('');
  const nameOf = (icon: FoodIconName) => formatMessage({ id: `command-center.catalog.food.${icon}` });
  const isFound = (text: string) => text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
  const found = FOOD_ICONS.filter((icon) => isFound(nameOf(icon)) || isFound(icon));
  const none = formatMessage({ id: 'command-center.catalog.icon.none' });
  const options = [...(search.trim() ? [] : [null]), ...found];
  return (
    <Grid gap="4">
      <TextField
        autoComplete="off"
        isOptional={false}
        label={formatMessage({ id: 'command-center.catalog.icon.search' })}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The form around the picker would be sent.
          if (event.key === 'Enter') event.preventDefault();
        }}
        type="search"
        value={search}
      />
      <Grid
        aria-label={formatMessage({ id: 'command-center.catalog.icon' })}
        gap="2"
        templateColumns="repeat(auto-fill, minmax(3.5rem, 1fr))"
        role="radiogroup"
      >
        {options.map((icon) => (
          <chakra.label css={ICON} key={icon ?? 'none'} title={icon ? nameOf(icon) : none}>
            <chakra.input
              aria-label={icon ? nameOf(icon) : none}
              checked={icon === (value ?? null)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="inherit"
              name={name}
              onChange={() => onChange(icon)}
              // A click chooses and closes; the arrow keys of a radio group choose while one looks on.
              onClick={(event) => {
                if (event.detail > 0) onClose();
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onClose();
              }}
              type="radio"
            />
            {icon ? <FoodIcon name={icon} size={36} /> : <Icon of={BanIcon} size={28} />}
          </chakra.label>
        ))}
      </Grid>
      {options.length === 0 && (
        <p role="status">
          <FormattedMessage id="command-center.catalog.icon.nothing" />
        </p>
      )}
    </Grid>
  );
}
