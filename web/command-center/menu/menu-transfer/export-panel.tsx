import { chakra, Grid, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DownloadIcon } from '../../../ui/icons/download-icon';
import { InfoIcon } from '../../../ui/icons/info-icon';
import { useCsvSeparator } from '../../kit/fields/number-input';
import { Panel } from '../../kit/page/panel';
import { AnchorButton } from '../../kit/ui/button';

const EXPORT_PATH = '/api/menu/export';

/** The two files that the menu comes out as. */
export function ExportPanel() {
  const { formatMessage } = useIntl();
  const separator = useCsvSeparator() === ';' ? 'semicolon' : 'comma';
  const addresses = { csv: `${EXPORT_PATH}?format=csv&separator=${separator}`, json: `${EXPORT_PATH}?format=json` };
  return (
    <Panel title={formatMessage({ id: 'command-center.import.export' })}>
      <chakra.ul
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))"
        padding="0"
        listStyle="none"
      >
        {(['csv', 'json'] as const).map((format) => (
          <chakra.li display="flex" flexDirection="column" gap="3" alignItems="flex-start" key={format}>
            <Grid flex="1" gap="1" alignContent="start">
              <Text fontWeight="semibold">
                <FormattedMessage id={`command-center.import.${format}`} />
              </Text>
              <Text color="fg.muted" fontSize="sm">
                <FormattedMessage id={`command-center.import.${format}.explained`} />
              </Text>
              {format === 'csv' && (
                <Text
                  display="flex"
                  gap="2"
                  marginTop="1"
                  fontSize="sm"
                  css={{ '& > svg': { flex: 'none', marginTop: '0.125rem' } }}
                >
                  <InfoIcon size={18} />
                  <FormattedMessage id="command-center.import.csv.lacks" />
                </Text>
              )}
            </Grid>
            <AnchorButton variant="outline" download href={addresses[format]}>
              <DownloadIcon size={18} />
              <FormattedMessage id={`command-center.import.${format}.download`} />
            </AnchorButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
