import type { LatLng, LatLngTuple } from 'leaflet';
import { type Place, rounded } from './place';

export function toLatLng({ latitude, longitude }: Place): LatLngTuple {
  return [latitude, longitude];
}

export function toPlace({ lat, lng }: LatLng): Place {
  return rounded({ latitude: lat, longitude: lng });
}
