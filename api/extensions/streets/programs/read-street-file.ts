import { answerTasks } from '../../../child-processes/answer-tasks';
import { answerReading } from '../files/read-in-child';

answerTasks(answerReading);
