import { Grid, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { accentVariables } from '../../../ui/theme/accent';
import { useSend } from '../../kit/entity/use-send';
import { FieldGrid } from '../../kit/fields/field-grid';
import { FormSwitch } from '../../kit/fields/form-switch';
import { EntityForm } from '../../kit/form/entity-form';
import { useBoundField } from '../../kit/form/use-bound-field';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { PhotoField } from '../../kit/photo/photo-field';
import { type PhotoValue, PhotoValueFragment } from '../../kit/photo/photo-value';
import { UpdateShopMutation } from '../general/update-shop';
import { AccentField } from './accent-field';
import { AccentPreview } from './accent-preview';

const AppearanceFormFragment = graphql(`
  fragment AppearanceForm on Channel {
    version
    accentColor
    tintsBrowserBar
    logo {
      id
      ...PhotoValue
    }
  }
`);

/** What the form holds. */
interface Look {
  readonly accentColor: string;
  readonly tintsBrowserBar: boolean;
  readonly logo: PhotoValue | null;
}

/** From this height on, a header's logo is sharp on any screen. */
const SHARP_WIDTH = 320;

const logoUrl = ({ sources }: PhotoValue) =>
  (sources.find(({ width }) => width >= SHARP_WIDTH) ?? sources.at(-1))?.url ?? '';

/** The page around the form wears the new colour at once; its document was made with the old one. */
function wear(accentColor: string): void {
  for (const [name, value] of Object.entries(accentVariables(accentColor))) {
    document.documentElement.style.setProperty(name, value);
  }
}

/** Colour and logo, with what shoppers will see of them. */
export function AppearanceForm({ shop }: { readonly shop: FragmentType<typeof AppearanceFormFragment> }) {
  const { formatMessage } = useIntl();
  const updateShop = useSend(UpdateShopMutation);
  const { version, accentColor, tintsBrowserBar, logo: stored } = readFragment(AppearanceFormFragment, shop);
  const saved: Look = { accentColor, tintsBrowserBar, logo: readFragment(PhotoValueFragment, stored) ?? null };
  const form = useEntityForm({
    version,
    saved,
    save: async ({ logo: chosen, ...look }, readVersion) => {
      const answer = await updateShop({ input: { ...look, logoId: chosen?.id ?? null, version: readVersion } });
      if (answer?.__typename === 'Channel') wear(look.accentColor);
      return answer;
    },
    done: formatMessage({ id: 'command-center.settings.updated' }),
  });
  const accent = useBoundField(form, 'accentColor', {
    isRequired: true,
    check: (value) =>
      /^#[0-9a-f]{6}$/i.test(value) ? undefined : formatMessage({ id: 'command-center.appearance.notAColor' }),
  });
  const logo = useBoundField(form, 'logo');
  const logoError = logo.error ?? form.problems.find(({ name }) => name === 'logoId')?.message;
  const shown: PhotoValue | null = logo.value;
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.appearance.color' })}>
        <Grid
          gap="6"
          alignItems="start"
          templateColumns="minmax(0, 1fr)"
          css={{ '@media (width >= 75rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } }}
        >
          <FieldGrid>
            <AccentField error={accent.error} id={accent.id} onChange={accent.onChange} value={accent.value} />
            <Text color="fg.muted" fontSize="sm">
              <FormattedMessage id="command-center.appearance.contrast" />
            </Text>
            <FormSwitch
              form={form}
              hint={formatMessage({ id: 'command-center.appearance.barHint' })}
              label={formatMessage({ id: 'command-center.appearance.bar' })}
              name="tintsBrowserBar"
            />
          </FieldGrid>
          <AccentPreview color={accent.value} logo={shown && { ...shown, url: logoUrl(shown) }} />
        </Grid>
      </Panel>
      <Panel title={formatMessage({ id: 'command-center.appearance.logo' })}>
        <PhotoField
          error={logoError}
          fallbackIcon="fork-and-knife-with-plate"
          hint={formatMessage({ id: 'command-center.appearance.logoHint' })}
          isSmall
          label={formatMessage({ id: 'command-center.appearance.sign' })}
          onChange={logo.onChange}
          onSending={form.waitFor}
          photo={shown}
          ratio={[1, 1]}
        />
      </Panel>
    </EntityForm>
  );
}
