import { answerTasks } from '../child-processes/answer-tasks';
import { answerReading } from '../menu-transfer/files/read-in-child';

answerTasks(answerReading);
