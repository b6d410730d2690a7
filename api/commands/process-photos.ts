import { answerTasks } from '../child-processes/answer-tasks';
import { answerPhoto } from '../media/process-in-child';

answerTasks(answerPhoto);
