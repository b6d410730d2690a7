import { expect, test } from 'vitest';
import { readGeoJson } from './geojson-outline';

const ring = [
  [44.8, 41.7],
  [44.9, 41.7],
  [44.9, 41.8],
  [44.8, 41.7],
];
const corners = [
  { latitude: 41.7, longitude: 44.8 },
  { latitude: 41.7, longitude: 44.9 },
  { latitude: 41.8, longitude: 44.9 },
];
const polygon = { type: 'Polygon', coordinates: [ring] };
const feature = { type: 'Feature', properties: {}, geometry: polygon };

test.each([
  ['a polygon', polygon],
  ['a feature', feature],
  ['a collection of one', { type: 'FeatureCollection', features: [feature] }],
  ['a multipolygon of one', { type: 'MultiPolygon', coordinates: [[ring]] }],
  [
    'one among other things',
    { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }, polygon] },
  ],
])('%s gives its outline, the first corner not repeated', (_title, json) => {
  expect(readGeoJson(JSON.stringify(json))).toEqual({ corners, hasHoles: false, fault: null });
});

test('a hole is reported, not drawn', () => {
  expect(readGeoJson(JSON.stringify({ ...polygon, coordinates: [ring, ring] }))).toMatchObject({
    corners,
    hasHoles: true,
  });
});

test.each([
  ['{', 'notJson'],
  ['41.7, 44.8', 'notJson'],
  ['null', 'noArea'],
  ['[]', 'noArea'],
  ['{"type":"Point","coordinates":[44,41]}', 'noArea'],
  ['{"type":"Polygon","coordinates":5}', 'noArea'],
  ['{"type":"Polygon","coordinates":[[[44,"x"],[1,2],[3,4]]]}', 'badCorner'],
  ['{"type":"Polygon","coordinates":[[[444,1],[1,2],[3,4]]]}', 'badCorner'],
  [JSON.stringify({ type: 'FeatureCollection', features: [feature, feature] }), 'severalAreas'],
  [
    JSON.stringify({ type: 'Polygon', coordinates: [Array.from({ length: 202 }, (_, index) => [index / 10, 0])] }),
    'tooMany',
  ],
])('%j is no outline: %s', (text, fault) => {
  expect(readGeoJson(text)).toEqual({ fault });
});
