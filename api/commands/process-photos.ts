import { answerTasks } from '../child-processes/answer-tasks';
import { answerPhoto } from '../media/answer-photo';

answerTasks(answerPhoto);
