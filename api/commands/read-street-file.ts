import { answerTasks } from '../child-processes/answer-tasks';
import { answerReading } from '../streets/files/read-in-child';

answerTasks(answerReading);
