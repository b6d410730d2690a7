import { useState } from 'react';
import { Button } from '../../../ui/button/button';
import { Trash2Icon } from '../../../ui/icons/trash-2-icon';
import styles from './delete-entity.module.css';
import { DeleteQuestion, type DeleteQuestionProps } from './delete-question';

/** At the end of a page: the way to delete what it is about. Asks first. */
export function DeleteEntity(props: DeleteQuestionProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.place}>
      <Button onClick={() => setIsAsking(true)} variant="danger">
        <Trash2Icon size={18} />
        {props.label}
      </Button>
      <DeleteQuestion {...props} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  );
}
