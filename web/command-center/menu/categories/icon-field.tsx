import { Flex, Span, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { isFoodIcon } from '../../../ui/icons/food-icons';
import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Button } from '../../kit/ui/button';
import { IconPicker } from './icon-picker';

interface Props<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  /** A field that holds the name of a food icon; empty for none. */
  readonly name: FieldPathByValue<Values, string>;
}

/** A category's icon: what is chosen, and the way to another one. */
export function IconField<Values extends FieldValues>({ form, name }: Props<Values>) {
  const { formatMessage } = useIntl();
  const { id, value, onChange } = useBoundField(form, name);
  const [isOpen, setIsOpen] = useState(false);
  const icon: unknown = value;
  return (
    <div>
      <Text marginBottom="2" fontSize="sm" fontWeight="semibold" id={`${id}-label`}>
        <FormattedMessage id="command-center.catalog.icon" />
      </Text>
      <Flex gap="3" align="center" wrap="wrap">
        <Span display="inline-flex" gap="3" alignItems="center" minHeight="2.75rem">
          {isFoodIcon(icon) ? (
            <>
              <FoodIcon name={icon} size={36} />
              {formatMessage({ id: `command-center.catalog.food.${icon}` })}
            </>
          ) : (
            <FormattedMessage id="command-center.catalog.icon.none" />
          )}
        </Span>
        <Button aria-describedby={`${id}-label`} id={id} onClick={() => setIsOpen(true)} variant="outline">
          <FormattedMessage id="command-center.catalog.icon.choose" />
        </Button>
      </Flex>
      <IconPicker
        isOpen={isOpen}
        onChange={(chosen) => onChange(chosen ?? '')}
        onClose={() => setIsOpen(false)}
        value={icon}
      />
    </div>
  );
}
