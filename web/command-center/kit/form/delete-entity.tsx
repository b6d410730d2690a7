import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { Trash2Icon } from '../../../ui/icons/trash-2-icon';
import { Button } from '../ui/button';
import { DeleteQuestion, type DeleteQuestionProps } from './delete-question';

/** At the end of a page: the way to delete what it is about. Asks first. */
export function DeleteEntity(props: DeleteQuestionProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Box marginTop="12" paddingTop="6" borderTopWidth="1px">
      <Button onClick={() => setIsAsking(true)} variant="danger">
        <Trash2Icon size={18} />
        {props.label}
      </Button>
      <DeleteQuestion {...props} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Box>
  );
}
