import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { TextField } from '../../ui/form/text-field';
import { stopListSearch, toStopListFilter } from './stop-list-filter';

/** From the last key to the search: long enough not to ask for each letter. */
const PAUSE_MS = 250;

/** Finds dishes by their own names and by those of their sizes and extras. */
export function DishSearch() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { search, categoryId } = toStopListFilter(parameters);
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return;
    const address = stopListSearch({ search: typed.trim(), categoryId });
    const timer = setTimeout(() => void navigate(address, { replace: true, preventScrollReset: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, categoryId, navigate]);
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      isOptional={false}
      label={formatMessage({ id: 'command-center.stop-list.search' })}
      onChange={(event) => setTyped(event.currentTarget.value)}
      type="search"
      value={typed}
    />
  );
}
