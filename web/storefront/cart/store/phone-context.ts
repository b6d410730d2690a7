import { createContext, useContext } from 'react';
import type { PhoneLink } from '../../shop/phone-link.server';

/** The shop's number, which only the server can write: the page around the cart hands it on. */
export const PhoneContext = createContext<PhoneLink | null>(null);

export const useShopPhone = (): PhoneLink | null => useContext(PhoneContext);
