import type { Line } from './format.ts'

/** An invented premise, told as a tale: {A} to {S} or {S} to {A}, by turns. */
export const taleOpens: Line[] = [
  {
    text: '{told.1}. “Is that true?” said {S}. “It is a tale,” said {A}. “So it is as true as my elbow.” {S} felt the elbow, which was true enough, and sat down for the rest.',
    says: 'S'
  },
  {
    text: '{told.1}. So begins the tale, and {A} told it slowly, which {S} cannot bear. “You may go faster,” said {S}. “I may,” said {A}, just as slowly, “but I won’t.”',
    says: 'S'
  },
  {
    text: '{told.1}. That is how {S} told the tale, with both arms, for {S} needs the arms for telling. {A} moved the milk a good way off. “Carry on,” said {A}.',
    says: 'S'
  },
  {
    text: '{told.1}. “Were you sitting?” said {A}. {S} had been just about to. So {A} started the tale again. This time {S} sat down very hard, to show that it was done.',
    says: 'A'
  },
  {
    text: '{told.1}. It was {A} who had the tale, and {S} who had the questions. “How many may I ask?” said {S}. “Four,” said {A}. “That was one.”',
    says: 'S'
  },
  {
    text: '{told.1}. “Who told you that tale?” said {A}. “I did,” said {S}. “I told it to me first, to see if it was good.” {A} asked if it was. {S} nodded.',
    says: 'S'
  },
  {
    text: '{told.1}. {A} had one shoe off and one shoe on when {S} told that. The other shoe had to wait. A tale comes first, and {A} likes to sit down for one.',
    says: 'S'
  },
  {
    text: '{told.1}. {S} told the tale in a very deep voice. “May I say something?” said {A}. “Not yet,” said {S}. “I’ll lift a finger.” {A} waited, and watched the finger.',
    says: 'S'
  },
  {
    text: '{told.1}. “Go on,” said {S}. “I have only just begun the tale,” said {A}. “Begin and go on,” said {S}, and moved up until {A} had half a cushion left.',
    says: 'S'
  },
  {
    text: '{told.1}. A tale takes two, {A} says, one to tell it and one to say “Really?” in the right place. “Really?” said {S}. It came a little early, but it was a good one.',
    says: 'S'
  },
  {
    text: '{told.1}. “It is not a long tale,” said {A}, “unless a person keeps asking things.” {S} held both lips shut with two fingers. They held for nearly a minute.',
    says: 'A'
  },
  {
    text: '{told.1}. {S} told this to {A} standing up, because it is a standing-up tale. “May I listen sitting down?” said {A}. “Yes,” said {S}, “but keep your feet still.”',
    says: 'S'
  },
  {
    text: '{told.1}. {A} knows how to tell a tale: low, and with a look over one shoulder. {S} went and looked behind that shoulder, to be sure. “Well? All clear?” said {A}. “Then this one is just for us.”',
    says: 'A'
  },
  {
    text: '{told.1}. {S} had been saving that tale up, and out it came in one breath. “Breathe,” said {A}. {S} breathed, in and out, quickly, so as not to lose the place.',
    says: 'S'
  },
  {
    text: '{told.1}. “And when was this?” said {A}, who wants every detail. “In the tale,” said {S}. “What day of the week?” “The day of the tale.” {A} was content with that.',
    says: 'S'
  },
  {
    text: '{told.1}. {S} looked up, for it was not {A}’s usual voice. “It is the one for tales,” said {A}. “It is my own, but with its coat buttoned.”',
    says: 'A'
  },
  {
    text: '{told.1}. “I like this tale,” said {S}. “I have hardly told any of it,” said {A}. “Still,” said {S}, and settled both elbows, ready to like whatever came after.',
    says: 'S'
  },
  {
    text: '{told.1}. So {S} told it, and {A} sat down on the nearest thing to hear the tale. The nearest thing was {S}’s jacket. It had to be pulled out first, one sleeve at a time.',
    says: 'S'
  },
  {
    text: '{told.1}. Here {A} stopped telling, to see if {S} was still there. {S} was there, right down to the feet. All ten toes were pointing at the tale. “Good,” said {A}.',
    says: 'A'
  },
  {
    text: '{told.1}. “You tell it,” said {A}. “No, you,” said {S}. So they agreed to tell the tale turn and turn about. {S} had the first turn, and the second one as well.',
    says: 'S'
  },
  {
    text: '{told.1}. That is the beginning, and {S} says that the beginning of a tale must be told twice. The second time was from very near. “Now I have it,” said {A}, and leaned back a little.',
    says: 'S'
  },
  {
    text: '{told.1}. “Wait,” said {S}. “This is a tale for shut eyes.” {S} shut both, and opened one again. It was only to see that {A} had not gone off with the rest.',
    says: 'S'
  },
  {
    text: '{told.1}. {S} told that much of the tale and took a bow. “Doesn’t the bow come at the end?” said {A}. “This one is extra,” said {S}, and took it again, lower.',
    says: 'S'
  },
  {
    text: '{told.1}. “Have you got time for a tale?” said {S}, a little late, since it had started. “I have now,” said {A}, and moved over, and patted the empty half.',
    says: 'S'
  }
]

export const taleGoesOn: Line[] = [
  {
    text: '{told.next}. “I thought so,” said {S}. “You did not,” said {A}. “I thought it very quietly,” said {S}, “at the back, behind the bit that thinks about cake.”',
    says: 'S'
  },
  {
    text: '{told.next}. {A} told that part with one hand up, like a person stopping a bus. {S} put one hand up too. “It’s better like this,” said {S}, and {A} agreed.',
    says: 'S'
  },
  {
    text: '{told.next}. “Stop,” said {S}. {A} stopped, with one finger in the air. “You can move again now,” said {S}, who had only wanted to see if it worked.',
    says: 'S'
  },
  {
    text: '{told.next}. Here {S} had to walk once round {A}, for a tale goes down better with a little walking. “I’ll turn round, then,” said {A}, “or I’ll miss you.”',
    says: 'S'
  },
  {
    text: '{told.next}. “Say that bit again,” said {S}, and {A} said that bit again. “It’s even better the second time,” said {S}, and held up three fingers, full of hope.',
    says: 'S'
  },
  {
    text: '{told.next}. “You told that very fast,” said {A}. “I was afraid you’d guess it,” said {S}. {A} had not guessed it at all, and said so, and {S} grew a little taller.',
    says: 'S'
  },
  {
    text: '{told.next}. {A} looked at {S}, and {S} looked at {A}. “I like that part,” they said, both at once. Then they had to hook little fingers, as one must.',
    says: 'S'
  },
  {
    text: '{told.next}. “Did you make that face on purpose?” said {A}. {S} had. There is a face that goes with that part, and {S} did it once more, from the side.',
    says: 'A'
  },
  {
    text: '{told.next}. {S} told that part into {A}’s left ear, and then, to be fair, into the right one. “Both ears thank you,” said {A}, and gave them a rub.',
    says: 'S'
  },
  {
    text: '{told.next}. “I have a question,” said {A}. “Is it about the tale?” said {S}. It was about {A}’s foot, and whether {S} knew who was sitting on it. {S} knew.',
    says: 'S'
  },
  {
    text: '{told.next}. “Are you sure?” said {S}. “When I tell a tale I am always sure,” said {A}, chin up. {S} tried it with the chin up, and felt surer at once.',
    says: 'S'
  },
  {
    text: '{told.next}. A tale told by {A} has gaps in it, and {S} likes to fill them. “And?” said {S}. “And? And?” “I am only breathing,” said {A}.',
    says: 'S'
  },
  {
    text: '{told.next}. {S} nodded so hard at this that {A} had to nod as well. They kept it up for some time. “That’s enough nodding,” said {A}, nodding.',
    says: 'A'
  },
  {
    text: '{told.next}. “Hold my hand for this bit,” said {S}. “We have just had this bit,” said {A}. “Then for after it,” said {S}, so {A} held it for after.',
    says: 'S'
  },
  {
    text: '{told.next}. “And what was there for lunch?” said {A}, who asks that about every tale. {S} had to think. “Rice,” said {S}, “with a spoon.” Now {A} could picture it all.',
    says: 'S'
  },
  {
    text: '{told.next}. “Now I’ll tell it,” said {S}, and told the very same bit, only standing on one leg. {A} could see that it made a difference, and told {S} so.',
    says: 'S'
  },
  {
    text: '“Where were we?” said {A}. “Here,” said {S}, who was keeping the place with one finger on {A}’s knee. {told.next}. The finger moved along a little. “That tickles,” said {A}, and held the knee still.',
    says: 'S'
  },
  {
    text: '“May I put a bit in?” said {S}. “There’s room for a small one,” said {A}. {told.next}. It was not so very small, but {A} had to say that it fitted nicely.',
    says: 'S'
  },
  {
    text: '{A} tapped twice on {S}’s knee, which means that the tale is going on. {told.next}. {S} tapped back three times. “Was that a yes?” said {A}. “A yes and a please,” said {S}.',
    says: 'S'
  },
  {
    text: '“You’ve left something out,” said {A}. “I’m saving it,” said {S}, “like the icing.” But icing does not keep, and out it came. {told.next}. “I am glad I asked,” said {A}.',
    says: 'S'
  },
  {
    text: '“Not so loud,” said {A}. So the next part came in {S}’s whisper, which can be heard across the street. {told.next}. {A} said thank you for the whisper, and rubbed one ear.',
    says: 'S'
  },
  {
    text: '{S} wriggled closer, and the tale went on. {told.next}. “Your knee is in my ribs,” said {A}. “It can’t hear so well from over there,” said {S}, but took most of it away.',
    says: 'S'
  },
  {
    text: '“Shall I go on?” said {A}, who only asks so as to be told yes. “Yes,” said {S}. {told.next}. “Yes,” said {S} once more, in case another one was needed.',
    says: 'S'
  },
  {
    text: '“You’ve got the tale in the wrong order,” said {S}. “There’s a bit that goes here.” {told.next}. “I was coming to that,” said {A}, but had to smile, and was found out.',
    says: 'S'
  },
  {
    text: '“Ready?” said {A}. {S} was, all but one sock, and pulled it up, and the tale went on. {told.next}. “It’s a good thing I pulled that up,” said {S}.',
    says: 'S'
  },
  {
    text: 'Now {S} spoke so low that {A} had to bend close for the tale. {told.next}. “Why so low?” said {A}. “To make you come here,” said {S}. It had worked.',
    says: 'S'
  },
  {
    text: '“Don’t tell me,” said {A}. “I want to guess.” {A} guessed twice, wrong both times, and was proud of both. {S} was kind about it, and the tale went on. {told.next}.',
    says: 'A'
  },
  {
    text: '“Is this the end?” said {S}. “Do I look like a person at the end?” said {A}. {S} looked, from quite near. {A} did not, so on went the tale. {told.next}.',
    says: 'S'
  },
  {
    text: 'In a tale you may break in three times. That is {S}’s own rule. “This is number three,” said {S}. “It’s just to say that I’ve stopped.” So they got on with the tale. {told.next}.',
    says: 'S'
  },
  {
    text: '“I know what comes now,” said {S}. “So do I,” said {A}. Each waited politely for the other to say it, but the tale could not wait so long. {told.next}.',
    says: 'S'
  },
  {
    text: '{A} took a sip of water, and then one more. “You only do that to make me wait,” said {S}. “Yes,” said {A}, and the tale got under way again. {told.next}.',
    says: 'S'
  },
  {
    text: '“Your turn,” said {A}. {S} rubbed both hands together, as cooks do, and looked up to where the rest of a tale is mostly kept. It was still there. {told.next}.',
    says: 'S'
  },
  {
    text: '“Are you warm enough?” said {A}. “Do you need a cushion?” {S} needed only one thing, and that was a bit more tale. {told.next}.',
    says: 'A'
  },
  {
    text: '“I could stop there,” said {A}, and did not look at all like stopping. {S} gave a small push with one shoulder, and out came some more of the tale. {told.next}.',
    says: 'A'
  },
  {
    text: '“Chin in your hands,” said {S}, “or it doesn’t count.” {A} sat chin in hands. {S} sat chin in hands. From there the tale could go on. {told.next}.',
    says: 'S'
  },
  {
    text: '“Have you washed your hands?” said {A}, in the middle of everything. “That isn’t in the tale,” said {S}. {A} had to say that it was not. But this was. {told.next}.',
    says: 'S'
  }
]

export const taleCloses: Line[] = [
  'That was as far as the tale had got, and by then {S} was up on both feet, with the look that {A} knows.',
  {
    text: '“And after that?” said {A}. {S} did not say. {S} was pushing up both sleeves, and so the evening began.',
    says: 'A'
  },
  'A tale like that is hard to sit still after. {A} tried. {S} did not even try.',
  { text: '“Come on,” said {S}, and pulled {A} up by one hand, for the evening was not nearly used up.', says: 'S' },
  'There the tale stopped, but {S} did not. {S} seldom stops where a tale does, and {A} no longer hopes for it.',
  {
    text: '“And that,” said {A}, “is all I know.” It was not all that {S} knew, and they had the whole evening left.',
    says: 'A'
  },
  'They were quiet a moment, both of them. Then {S} drew a deep breath, and {A} knew that breath, and made ready.',
  {
    text: '“What are you thinking?” said {A}. “I’ve finished thinking,” said {S}. “Now I’m about to start.”',
    says: 'S'
  },
  {
    text: 'After a tale it is good to have a little rest, said {A}. “You have one,” said {S}, and was off.',
    says: 'S'
  },
  'Before the tale was quite told, {S}’s toes were moving. The rest of {S} came along soon after.',
  {
    text: '“Have we got time?” said {S}. “What for?” said {A}. But {S} had already made up both their minds that they had.',
    says: 'S'
  },
  {
    text: '{A} leaned back, as one does after a tale. “Don’t lean,” said {S}. “We’ve still got the evening to do.”',
    says: 'S'
  },
  'It was a good place to leave a tale for a while. So {S} left it there, and went to see how the evening was getting on.',
  {
    text: 'So much for the telling. {S} turned to {A} with very round eyes. “Oh dear,” said {A}, and was rather pleased.',
    says: 'A'
  },
  { text: '“I suppose you’ll sit quietly now,” said {A}. They both enjoyed that, and then {S} got up.', says: 'A' },
  'With most of a tale in {S}’s head, and the rest of it in {A}’s, it could hardly be an evening like the others.',
  { text: '“Is there more of it?” said {A}. “Yes,” said {S}, “but it needs room.” So {A} moved both feet.', says: 'S' },
  {
    text: '“Thank you for the tale,” said {A}, who has good manners. “You’re welcome,” said {S}. “And it isn’t bedtime yet.”',
    says: 'S'
  },
  {
    text: '“We ought to tidy up,” said {A}. But by now the tale had got into {S}’s legs, and legs come before tidying.',
    says: 'A'
  },
  'Before {A} could say that it was getting late, {S} had looked at the clock and seen that it was not.',
  '{S} was still for as long as it takes to scratch a knee. After that the evening went on, and rather fast.',
  {
    text: 'One look at {S}’s face, and {A} saw that the tale was still going on in there. “I’d better stay near,” said {A}.',
    says: 'A'
  },
  'If {A} had thought that a tale would make {S} sleepy, it had not. It had done quite the other thing.',
  { text: '“I’m going to need you,” said {S}. {A} had half expected that, and came along without asking.', says: 'S' }
]

/** In bed: the best of it once more, and the tale's small, happy end. */
export const taleEnds: Line[] = [
  {
    text: '{told.best}. {A} told that once more, with the light out. “At the end of it everyone is home,” said {S}. “Already?” whispered {A}. “It wasn’t far,” said {S}.',
    says: 'S'
  },
  {
    text: '{told.best}. “I know how the tale ends,” said {S} into the pillow. “It ends well.” {A} waited for more, but that was all of it, and it was plenty for two.',
    says: 'S'
  },
  {
    text: '“Tell me the end,” whispered {A}. {S} had to go back a little way first, to get there. {told.best}. “And everyone was glad,” said {S}, “and then there was soup.” {A} thought that soup was just right.',
    says: 'S'
  },
  {
    text: '{told.best}. That was {A}, one last time, close to {S}’s ear. “And in the end everyone puts out the light,” said {S}. {A} had put this one out already, to be in good time.',
    says: 'S'
  },
  {
    text: '{told.best}. “The end of the tale is a soft one,” whispered {A}. “It has a blanket in it.” And {A} took hold of the other blanket, the real one, and pulled it up to {S}’s chin.',
    says: 'A'
  },
  {
    text: '{A} left out all the tale but the best of it. {told.best}. “And then all was well,” said {S}, “for years and years, and on Sundays too.” {A} was glad of the Sundays.',
    says: 'S'
  },
  {
    text: '{told.best}. {S} had kept that for the dark, and an end to go with it. “Then everyone found a good place,” said {S}, “and sat down in it.” “That’s nice,” whispered {A}. It was, and {S} said so.',
    says: 'S'
  },
  {
    text: '“We never heard how it turned out,” whispered {A}, and the tale went by once more. {told.best}. “It turned out right,” said {S}, in a small, slow voice. “Like when you find the sleeve.”',
    says: 'S'
  },
  {
    text: '{told.best}. {A} said it so low that the pillow heard most of it. “There’s cake at the end of it,” whispered {A}, “and there’s enough to go round.” {S} lay and was glad that there was enough.',
    says: 'A'
  },
  {
    text: '{told.best}. “Now the last bit,” whispered {S}. “Everyone was let in, and the door was shut, and it was night.” After that {A} listened for a while to how quiet it was.',
    says: 'S'
  },
  {
    text: '{told.best}. That was the part that {S} kept, and there was an end to it now. “Everyone waved,” said {A} softly, “and went in.” {S} waved too, with two fingers, over the edge of the blanket.',
    says: 'A'
  },
  {
    text: '“Is the end a happy one?” whispered {A}. {S} went through the tale again, to make sure. {told.best}. Yes, said {S}, it was happy, right up to the edge. {A} smoothed the sheet flat.',
    says: 'S'
  },
  {
    text: '{told.best}. {A} whispered that much, and {S} whispered the end. “And it all came right by bedtime.” There was not a thing to add to it, so {A} only added a yawn.',
    says: 'S'
  },
  {
    text: '{told.best}. “Leave the end to me,” said {S}, with both eyes nearly shut. “It’s short. All’s well.” It was short, {A} said, but there was everything in it.',
    says: 'S'
  },
  {
    text: '{told.best}. That was in the voice that {A} keeps for bed. “At the end everyone was fed,” said {S}, “and had dry feet.” “What more could there be?” whispered {A}. “Slippers,” said {S}, and then there was no more.',
    says: 'S'
  },
  {
    text: 'In the dark the tale was still about, and {A} let it pass by once more. {told.best}. “Then everyone had a friend,” said {S}, “and that’s the end of it.” {A} got some more of the pillow.',
    says: 'S'
  },
  {
    text: '{told.best}. “I’ve got the end now,” said {S}. “Everyone got what they wanted, or something nearly as good.” {A} asked which was better. “The nearly,” said {S}, quite sure, and lay back.',
    says: 'S'
  },
  {
    text: '{told.best}. {S} said that to the ceiling, and then said the end of it. The end was that everyone slept well. It was a fine thing to do, {A} thought, in a tale or out of one.',
    says: 'S'
  },
  {
    text: '“One more time,” said {S}, so {A} told the best of the tale one more time. {told.best}. “After that came a good long rest,” said {S}, “for everyone.” “For us too,” whispered {A}, and moved a foot.',
    says: 'S'
  },
  {
    text: '{told.best}. {A} asked, very softly, if that was the end. “The end has music,” said {S}. “It’s far off, and everyone has stopped being busy.” They kept still, both of them, and listened for it.',
    says: 'S'
  },
  {
    text: '{told.best}. That part was even better lying down. “The tale ends happily,” said {S}. “I can tell from here.” {A} sat quite still, and after a while could tell it too.',
    says: 'S'
  },
  {
    text: '{told.best}. “And so,” said {S}, and yawned, and for a time that was all the end there was. “And so it was good.” {A} could not have ended the tale better.',
    says: 'S'
  },
  {
    text: '{A} wanted to hear the end, and got the best part with it, from under the quilt. {told.best}. “In the end everyone was quite all right,” said {S}, “and the moon came up.” {A} liked the moon.',
    says: 'S'
  },
  {
    text: '{told.best}. “It all ends in a hug,” whispered {A}. “A big one, with everyone in it.” {S} thought that a good end for a tale. They tried a smaller one, and it held.',
    says: 'A'
  }
]

/** A short night: the whole beginning in one paragraph. */
export const taleBrief: Line[] = [
  { text: '{told.1}. That was the tale {A} told, and {S} got up from it with very bright eyes.', says: 'A' },
  {
    text: '{told.1}. “Is that the whole tale?” said {S}. “So far,” said {A}, and the rest of the evening was still free.',
    says: 'S'
  },
  {
    text: '{told.1}. So {S} told the tale, arms and all, and {A} could see that the sitting down was over.',
    says: 'S'
  },
  { text: '{told.1}. {A} had hardly told that tale when {S} was up on both feet.', says: 'A' },
  {
    text: '{told.1}. “More,” said {S}. “That’s all the tale there is,” said {A}. {S} thought that they would see about that.',
    says: 'S'
  },
  'It is a short tale. {told.1}. But {S} and {A} had a whole evening to go with it.',
  {
    text: '{told.1}. {S} told {A} this tale with great care, and then it was hard for either of them to sit still.',
    says: 'S'
  },
  {
    text: '{told.1}. “True?” said {S}. “True for a tale,” said {A}, and that was enough for {S} to be going on with.',
    says: 'S'
  },
  { text: '{told.1}. “A tale wants one to tell it and one to jump up after,” said {A}. {S} jumped up.', says: 'A' },
  { text: '{told.1}. {S} heard the tale out, to {A}’s very last breath, and then pushed up both sleeves.', says: 'A' },
  {
    text: '{told.1}. “Good, isn’t it?” said {S}, whose tale it was. {A} thought so, and was pulled up by one hand.',
    says: 'S'
  },
  { text: '{told.1}. {A} had to tell the tale twice, and after that there was no holding {S}.', says: 'A' },
  {
    text: '{told.1}. Here {A} stopped telling the tale, just to breathe, and {S} took charge of the evening.',
    says: 'A'
  },
  {
    text: '{told.1}. “Where did you get that tale?” said {A}. “I had it with me,” said {S}, and did not sit down again.',
    says: 'S'
  },
  {
    text: '{told.1}. With the tale still warm in both ears, {S} turned round to {A}. “I know that look,” said {A}.',
    says: 'A'
  },
  {
    text: '{told.1}. “Then what?” said {S}. “Then it’s us,” said {A}, and put the rest of the tale by for bedtime.',
    says: 'S'
  }
]
