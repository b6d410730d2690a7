import { type Color, ColorPicker, Portal, parseColor } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

interface Props {
  /** `#rrggbb`, or what is being typed. */
  readonly value: string;
  readonly onChange: (color: string) => void;
}

const FALLBACK = '#000000';

/** Any colour, by pointer or arrow keys. Chakra's own names are in English alone: each part gets ours. */
export function ColorPopover({ value, onChange }: Props) {
  const { formatMessage } = useIntl();
  /** Black and grey have no hue of their own: the one that was picked stays. */
  const [picked, setPicked] = useState<Color>(() => toColor(value));
  const color = toHex(picked) === value.toLowerCase() ? picked : toColor(value);
  const label = formatMessage({ id: 'command-center.appearance.pick' });
  const shade = {
    saturation: color.getChannelValue('saturation') / 100,
    brightness: color.getChannelValue('brightness') / 100,
  };
  return (
    <ColorPicker.Root
      format="hsba"
      lazyMount
      onValueChange={({ value: next }) => {
        setPicked(next);
        onChange(toHex(next));
      }}
      positioning={{ placement: 'bottom-start' }}
      unmountOnExit
      value={color}
    >
      <ColorPicker.Label>{label}</ColorPicker.Label>
      <ColorPicker.Control>
        <ColorPicker.Trigger />
      </ColorPicker.Control>
      <Portal>
        <ColorPicker.Positioner>
          <ColorPicker.Content aria-label={label}>
            <ColorPicker.Area>
              <ColorPicker.AreaBackground />
              <ColorPicker.AreaThumb
                aria-label={formatMessage({ id: 'command-center.appearance.shade' })}
                aria-roledescription={formatMessage({ id: 'command-center.appearance.shadeSlider' })}
                aria-valuetext={formatMessage({ id: 'command-center.appearance.shadeValue' }, shade)}
              />
            </ColorPicker.Area>
            <ColorPicker.ChannelSlider channel="hue">
              <ColorPicker.ChannelSliderTrack />
              <ColorPicker.ChannelSliderThumb
                aria-label={formatMessage({ id: 'command-center.appearance.hue' })}
                aria-valuetext={`${Math.round(color.getChannelValue('hue'))}°`}
              />
            </ColorPicker.ChannelSlider>
          </ColorPicker.Content>
        </ColorPicker.Positioner>
      </Portal>
    </ColorPicker.Root>
  );
}

const toHex = (color: Color) => color.toString('hex').toLowerCase();

function toColor(value: string): Color {
  return parseColor(/^#[0-9a-f]{6}$/i.test(value) ? value : FALLBACK).toFormat('hsba');
}
