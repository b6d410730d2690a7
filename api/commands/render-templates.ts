import { answerTasks } from '../child-processes/answer-tasks';
import { answerRendering } from '../receivers/template/answer-rendering';

answerTasks(answerRendering);
