import type { Plugin } from 'graphql-yoga';
import { formOf } from '../limits/document-form';

/** Validates one document of each form. One that is declared valid without the rules, such as a stored one, does not count. */
export function validatedByForm(): Plugin {
  return {
    onValidate({ params: { documentAST }, validateFn, setValidationFn, setResult }) {
      const form = formOf(documentAST);
      if (form.isValid) setResult([]);
      else {
        setValidationFn((...args) => {
          const errors = validateFn(...args);
          form.isValid = errors.length === 0;
          return errors;
        });
      }
    },
  };
}
