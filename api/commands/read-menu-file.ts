import { answerTasks } from '../child-processes/answer-tasks';
import { answerReading } from '../menu-transfer/read-in-child';

answerTasks(answerReading);
