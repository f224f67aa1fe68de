import type { Line } from './format.ts'

// The evening before: what is coming tomorrow is told as the family talks of it.

export const morrowOpens: Line[] = [
  {
    text: '{told.1}. It was the evening before, and {S} had a great deal to say about it. “Is it tomorrow yet?” asked {S}. “Not yet,” said {A}. “You still have supper on your chin.”',
    says: 'S'
  },
  {
    text: '{told.1}. There was one sleep to go. {S} held up one finger, so that {A} could see how many that was. “That’s hardly any,” said {A}, and counted it again to be sure.',
    says: 'A'
  },
  {
    text: '{told.1}. Everyone was full of tomorrow that evening. {S} talked through the soup, and {A} talked through {S}. “We could take turns,” said {A}. “Good,” said {S}. “Me first.”',
    says: 'S'
  },
  {
    text: '{told.1}. “Tomorrow,” {S} told the left shoe that evening. “Tomorrow,” {S} told the right one. “Did they take it in?” asked {A}. “This one did,” said {S}.',
    says: 'S'
  },
  {
    text: '{told.1}. By evening {S} could not sit on a chair like other people. {S} sat on it backwards, then sideways, and at last under it. “One more night,” {A} told the two feet that stuck out.',
    says: 'A'
  },
  {
    text: 'All that evening {S} and {A} talked of tomorrow. {told.1}. “Let’s talk of something else,” said {A}. So they tried butter. Butter lasted for half a slice of toast.',
    says: 'A'
  },
  {
    text: '{told.1}. “What comes before tomorrow?” asked {S}. “Bed,” said {A}. “And before bed?” asked {S}. “Carrots,” said {A}, and pushed three of them nearer. So the way there was short, and a bit orange.',
    says: 'S'
  },
  {
    text: '{told.1}. Tomorrow was so near that {S} had begun to whisper. “Why are we whispering?” whispered {A}. “Because it’s just out there,” whispered {S}, and pointed at the window.',
    says: 'S'
  },
  {
    text: '{told.1}. With one night left, {S} had the wriggles, and {A} had caught them. “Stop it,” said {A}. “You stop first,” said {S}. They counted to three together, and neither of them stopped.',
    says: 'S'
  },
  {
    text: '{told.1}. “Tell me about tomorrow,” said {A} that evening, “and don’t leave out the small bits.” {S} began with the small bits. {S} was very good at those, and {A} was good at wanting them.',
    says: 'A'
  },
  {
    text: '{told.1}. “How far off is tomorrow?” asked {A}. {S} showed it with both arms, and then with two fingers. “As near as that?” said {A}. “Nearer,” said {S}. Supper would only just fit in.',
    says: 'S'
  },
  {
    text: 'On the evening before, {S} walked round {A} four times without a stop. {told.1}. “You make me dizzy,” said {A}. “Then walk with me,” said {S}. So they both walked round the place where {A} had been.',
    says: 'S'
  },
  {
    text: '{told.1}. One night was left in between. “Could we skip it?” asked {S}. {A} thought about that. “I like the night,” said {A}. “My pillow is in it.” So they agreed to keep it.',
    says: 'S'
  },
  {
    text: '{told.1}. “Has everyone heard about tomorrow?” asked {A}. {S} went and told the fridge. Then {S} told the bath, and came back pleased. The bath had made it sound very grand.',
    says: 'A'
  },
  {
    text: '{told.1}. “I’m perfectly calm about tomorrow,” said {A}. {S} looked {A} up and down. “Your jumper’s on back to front,” said {S}. And so it was, and had been since breakfast.',
    says: 'S'
  },
  {
    text: '{told.1}. “How long now?” asked {S}. It was only evening, and this was the fifth time of asking. “One supper, one wash and one sleep,” said {A}. “In that order?” asked {S}.',
    says: 'S'
  },
  {
    text: '{told.1}. {S} spent the evening before in getting ready, beginning with the face. “How is this?” asked {S}, chin up. “Very ready,” said {A}. “But there’s a night to come. You may put the chin down.”',
    says: 'S'
  },
  {
    text: '{told.1}. {A} always interrupted, and this evening {S} did it too. “Tomorrow,” said {S}. “Tomorrow,” said {A}. “You first,” they both said. Then they both waited, for as long as they could bear.',
    says: 'S'
  },
  {
    text: '{told.1}. Only one sleep was left, and {S} wished to get on with it at once. “Before supper?” asked {A}. “After supper,” said {S}, who was in a hurry but not silly.',
    says: 'S'
  },
  {
    text: 'With tomorrow so near, not much else would fit into {S}. {told.1}. “Is there room for a noodle?” asked {A}. There was room for eleven, as it turned out, and a pear.',
    says: 'A'
  },
  {
    text: '{told.1}. “When is it, again?” asked {A}, with a hand behind one ear. “Tomorrow,” said {S}. “When?” asked {A}, who liked hearing it. {S} said it once more, right into the hand.',
    says: 'S'
  },
  {
    text: '{told.1}. {S} had tomorrow’s socks on already, this evening, to save time. “You could sleep in them,” said {A}. {S} had thought of that. {S} could also sleep standing up, and save the getting out of bed.',
    says: 'A'
  },
  '{told.1}. {S} meant to be awake first in the morning, and so did {A}. They shook hands on it that evening, up and down, quite firmly. Only afterwards did they wonder which of them had won.',
  '{told.1}. To keep the bounce in until morning, {A} gave {S} a tight hug. It kept in nearly all of it. The rest came out at the feet, and then {A} began to bounce as well.'
]

export const morrowGoesOn: Line[] = [
  {
    text: '“Go on,” said {A}, chin on both fists. {told.next}. {A} listened so hard that the chin slid off, and had to be put back.',
    says: 'A'
  },
  {
    text: '{told.next}. {S} nodded at that, and then nodded some more. “Is that still the same nod?” asked {A}. “It’s a long one,” said {S}.',
    says: 'S'
  },
  {
    text: '“And,” said {S}, and hiccupped. “And,” said {A}, to help. {told.next}. The hiccup did not come back. {A} thought that it was listening.',
    says: 'S'
  },
  {
    text: '{told.next}. “My knees know already,” said {S}, and hopped to show it. {A} bent down and asked the elbows. The elbows knew as well.',
    says: 'S'
  },
  {
    text: '“Let me get this clear,” said {A}, and shut both eyes to listen better. {S} made it clear, with one hand on {A}’s knee. {told.next}.',
    says: 'A'
  },
  {
    text: '{A} counted on one hand and got stuck at the thumb. “What was the thumb for?” asked {A}. {told.next}. “That,” said {S}, and bent the thumb down.',
    says: 'S'
  },
  {
    text: '{told.next}. “I’d like that one twice,” said {A}. So {A} got it twice, and the second time {S} did it with the arms. The second was a bit windy.',
    says: 'A'
  },
  {
    text: '“We forgot a bit,” said {S}, and tugged at {A}’s sleeve. {A} thought about it, and so they had. “Good tugging,” said {A}. {told.next}.',
    says: 'S'
  },
  {
    text: '{A} told {S} to breathe. {S} breathed in and out, twice. {told.next}. “Now you,” said {S}, because {A} had quite forgotten to.',
    says: 'S'
  },
  {
    text: '{told.next}. “Well now,” said {A}, and slapped both knees. “Well now,” said {S}, and slapped {A}’s knees as well. They were the nearest ones.',
    says: 'S'
  },
  'They were both talking at once by now, {S} on the left and {A} on the right. It was a lot for four ears. In the middle they met. {told.next}.',
  {
    text: '“Have you thought of everything?” asked {A}. {S} thought of everything once more, with eyes shut. {told.next}. “Yes,” said {S}, and opened one eye.',
    says: 'S'
  },
  {
    text: '{told.next}. “I’m going to stand on one leg until tomorrow,” said {S}. It went very well until {A} asked how it was going.',
    says: 'S'
  },
  {
    text: '{told.next}. {A} said “Oh,” and {S} said “Yes,” and then they did it the other way round. It was just as good.',
    says: 'S'
  },
  {
    text: '“Is there more about tomorrow?” asked {A}. “There’s always more,” said {S}, and took hold of {A}’s ear, the one that listened better. {told.next}.',
    says: 'S'
  },
  'What {A} watched this evening was {S}’s eyebrows. They were up. {told.next}. The eyebrows went up a bit more, and {A}’s went up to keep them company.',
  {
    text: '{told.next}. That was better heard standing up, so {S} stood up. {A} got up too, and looked about. “Yes,” said {A}, “you do get more of it from here.”',
    says: 'A'
  },
  {
    text: '{A} tried to look like a person who was not thinking of tomorrow. It lasted until {S} looked. {told.next}. “There,” said {S}. “You were thinking it too.”',
    says: 'S'
  },
  {
    text: '{told.next}. “I won’t sleep a bit tonight,” said {A}. “You always say that,” said {S}, “and then you snore.” “Only to pass the time,” said {A}.',
    says: 'S'
  },
  {
    text: 'It came up again while {A} was scratching one foot. {told.next}. “That reminds me,” said {A}, and scratched the other one, and {S} helped with the heel.',
    says: 'A'
  },
  {
    text: '“You do the next bit,” said {S}, and gave {A} a push. {A} did it, and did it nicely. {told.next}. “I’d have done it louder,” said {S}. “But good.”',
    says: 'S'
  },
  '{told.next}. {S} rubbed both hands together, and so did {A}. Then they mixed up the hands. It went much faster with four.',
  {
    text: '{A} put one finger up, as if at school. “Yes?” said {S}. “Please may I hear a bit more?” asked {A}, and {S} said that {A} might. {told.next}.',
    says: 'S'
  },
  {
    text: '{told.next}. “I can’t hold any more,” said {A}. “I’m full up to here.” {S} patted the top of {A}’s head, to make it all settle. Then there was room again.',
    says: 'A'
  },
  {
    text: '“Slower,” said {A}. {S} went slower. “Not as slow as that,” said {A}, after quite a while. {told.next}. “Just right,” said {A}, and leaned back.',
    says: 'A'
  },
  {
    text: '{S} and {A} were leaning back to back, which is a good way of talking. {told.next}. “I felt that in my ribs,” said {A}.',
    says: 'A'
  },
  {
    text: '{told.next}. Now {A} had to walk up and down a bit. {S} had to walk down and up. “Excuse me,” they said, each time they met.',
    says: 'S'
  },
  {
    text: '“Where were we?” asked {A}, who had been tickled and had lost the place. {S} had not lost it. {S} could tickle and think. {told.next}.',
    says: 'A'
  },
  {
    text: '{told.next}. “Soon,” said {S}, and passed it to {A}. “Soon,” said {A}, and passed it back. They kept it up until {A} dropped it with a yawn.',
    says: 'S'
  },
  {
    text: '{A} sat down to take it all in, and {S} sat down on {A}’s feet. {told.next}. “You’re heavy tonight,” said {A}. “It’s all the thinking,” said {S}.',
    says: 'S'
  },
  '{told.next}. {S} looked very wise. {A} tried it too, and got as far as the eyes, but {A}’s mouth would not stay straight.',
  {
    text: '“Now the middle bit,” said {A}. “I do like a middle.” “Like jam,” said {S}. {told.next}. They both felt a little hungry after that.',
    says: 'S'
  },
  {
    text: '{S} was quiet for as long as it takes to pull up one sock. “You have another sock,” said {A}. But {S} had done with being quiet. {told.next}.',
    says: 'A'
  },
  {
    text: '{told.next}. “Your feet are dancing,” said {A}. {S} looked down, and so they were. {S} had not asked them to. {A} said to let them.',
    says: 'A'
  },
  {
    text: '“Are you ready?” asked {A}. “I was ready before lunch,” said {S}. {told.next}. {A} moved a bit faster after that, so as to catch up.',
    says: 'S'
  },
  '{told.next}. All this sounded even better in a deep voice. {S} tried it, and {A} went deeper. They stopped when it got to the tummy and tickled.'
]

export const morrowCloses: Line[] = [
  'But tomorrow was still a whole night away, and {S} was not nearly done with this evening yet.',
  {
    text: '“That’s all for tomorrow,” said {A}. “And what about tonight?” {S} had not thought about tonight at all. There was plenty of it left.',
    says: 'A'
  },
  'It was too soon for bed, and much too soon for morning. That left {S} just enough room for one thing more.',
  {
    text: '“We’ve a whole evening to get through first,” said {A}. “Oh, good,” said {S}, who had clean forgotten that there was one.',
    says: 'S'
  },
  'So tomorrow could wait by the door with its shoes on. {S} and {A} had one more thing to see to first.',
  {
    text: '“Can’t it be morning now?” asked {S}. “Not yet,” said {A}. “There’s still something in this evening.” And there was.',
    says: 'S'
  },
  'A night can’t be hurried, not even by {S}, who had tried. So it was lucky that the evening was not finished.',
  '{A} looked at {S}, and {S} looked at {A}. There was still time for a thing or two before bed, and one of them came.',
  {
    text: '“I’m much too awake,” said {S}. “So am I,” said {A}. It was just as well, for there was more to come that evening.',
    says: 'S'
  },
  'At last even {S} had said all that there was to say. And it was still only evening, with a good thick slice left over.',
  'One night stood in between, and before the night a bit of evening. There was more in it than {S} thought.',
  {
    text: '“One at a time,” said {A}. “Tonight comes first.” {S} could see the sense in that, and rolled up both sleeves.',
    says: 'A'
  },
  'Sitting still until morning was not a thing that {S} could do, or {A} either. So it was good that they did not have to.',
  'About tomorrow there was nothing more to be done. About this evening, {S} felt, a good deal could be done.',
  {
    text: '“Is it late?” asked {S}. “Not very,” said {A}. That was good news, because the evening had not finished with them yet.',
    says: 'S'
  },
  'All that was for tomorrow. The lamp was not out yet, and neither was {S}.',
  '{S} would have gone straight on to tomorrow. But something came first, that same evening, and {S} would not have missed it.',
  {
    text: '“You’ll never sleep like this,” said {A}. “Nor will you,” said {S}. So they were both glad of what came next.',
    says: 'S'
  },
  'It is easier to wait with something to do, as {A} always said. That evening {S} found that {A} was right.',
  'That was as much of tomorrow as {S} and {A} could eat in one go. The evening had something else for afters.',
  {
    text: '“Enough about tomorrow,” said {A}, who had talked about it most. {S} was willing. There was one more thing to come tonight.',
    says: 'A'
  },
  'Still, between now and tomorrow there was a good wide bit of evening, and {S} walked right into it.',
  'Then {S} and {A} put tomorrow down for a while, where it was easy to find again. They needed both hands for this evening.',
  'Bedtime was on its way to {S}, but it was a slow one. It had one more stop to make before it came.'
]

export const morrowEnds: Line[] = [
  {
    text: 'In bed, with the light off, {S} went over it one more time. {told.best}. “Only one sleep now,” whispered {A}. “You just have to lie there.” {S} lay there. It was not at all hard to do.',
    says: 'A'
  },
  {
    text: 'The pillow was cool, and {S} turned it to the cooler side. {told.best}. “It’s nearly tomorrow,” whispered {S}. “Nearly,” whispered {A}. “There’s only the dark bit first.” And the dark bit was soft, and had a blanket.',
    says: 'S'
  },
  {
    text: '{told.best}. {S} thought it into the blanket, where it kept warm. “One sleep,” said {A} quietly, and held out one finger in the dark. {S} felt about for it, and found it, and held on.',
    says: 'A'
  },
  {
    text: 'Now it was quiet, and even {S}’s feet had stopped. {told.best}. “Will you wake me?” whispered {S}. “You’ll wake me,” whispered {A}, “you always do.” That was true, and {S} smiled up at the ceiling.',
    says: 'S'
  },
  '{A} told it once more at bedtime, slowly and very low. {told.best}. After that there was no more to tell. Morning was just on the far side of the pillow, and {S} moved over to be near it.',
  {
    text: 'There was one thing that {S} took under the blanket for the night. {told.best}. “See you tomorrow,” whispered {A}. “See you tomorrow,” whispered {S}, who had been looking forward to saying so.',
    says: 'S'
  },
  {
    text: '{S} lay on the left side and thought of it, and then on the right. {told.best}. Tomorrow was just as near from both. “One sleep,” whispered {A}, and pulled the blanket straight.',
    says: 'A'
  },
  {
    text: '{A} yawned first, very softly, and {S} yawned after. {told.best}. “Tomorrow is still coming, isn’t it?” whispered {S}. “All by itself,” whispered {A}. “We only have to sleep.”',
    says: 'S'
  },
  {
    text: 'Bed was the last thing between {S} and tomorrow, and it was a soft one. {told.best}. “You know what comes next,” whispered {A}. {S} knew, and put one cheek down on the pillow.',
    says: 'A'
  },
  {
    text: '{told.best}. In the dark, tomorrow seemed as near as the end of the bed. {S} stretched out one foot towards it. “Almost,” whispered {A}, and tucked the foot back in.',
    says: 'A'
  },
  {
    text: 'The bed smelled of clean sheets and a little of soap. {told.best}. {S} had kept that for the very end, like the best bite. “Shut your eyes,” whispered {A}, “and it’s nearly tomorrow.” {S} shut one, and then the other.',
    says: 'A'
  },
  {
    text: '“Are you thinking of it?” whispered {A}. {S} was. {told.best}. “So am I,” whispered {A}. They thought of it side by side for a while, with one sleep to go, and did not need to say any more.',
    says: 'A'
  },
  {
    text: '{S} counted the sleeps that were left, and it did not take long. There was one. {told.best}. “I can do one,” whispered {S}. “I know,” whispered {A}. “You’re good at them.”',
    says: 'S'
  },
  {
    text: 'Most of the talking had been used up by now, and it was very quiet. {told.best}. “Save a little for tomorrow,” whispered {A}. So {S} saved it, and lay still, and grew warm from the toes up.',
    says: 'A'
  },
  'By bedtime {A}’s voice was almost too low to hear. {told.best}. {S} heard it all the same, and liked it low. Now there came only the blanket, and the night, and then tomorrow.',
  {
    text: 'Tomorrow was quite close, and there was no need to run to it. {told.best}. {S} let both arms grow heavy, and then both legs. “That’s the way,” whispered {A}. “It will come to us.”',
    says: 'A'
  },
  {
    text: '{told.best}. {S} went through it slowly, from one end to the other. The second time, the middle grew a little soft. “Leave some for the morning,” whispered {A}, and there was plenty to leave.',
    says: 'A'
  },
  {
    text: '“Have we forgotten anything?” whispered {S}. {A} thought about it in the dark. {told.best}. “No,” whispered {A}. “Only the sleeping.” So {S} turned over, and made a start on that.',
    says: 'S'
  },
  {
    text: 'When the lamp was out, {S} still had a bit of tomorrow to hold on to. {told.best}. “First the night,” whispered {A}, “and it’s only the one.” {S} nodded, and the pillow felt it.',
    says: 'A'
  },
  {
    text: 'Under the blanket {S} gave one last small hop, lying down. {told.best}. “I saw that,” whispered {A}. “It was the last one,” whispered {S}. And then there was just one sleep left to do.',
    says: 'S'
  },
  {
    text: '“It’s just behind this one night,” whispered {A}, and patted the blanket where the night would be. {told.best}. {S} breathed slowly in, and slowly out. It did not seem a very wide night.',
    says: 'A'
  },
  {
    text: '{S} folded both hands on top of the blanket, the way {A} did. {told.best}. “After this it’s breakfast,” whispered {A}. That made it sound very near, with only some sleeping in between, and perhaps toast.',
    says: 'A'
  },
  {
    text: '{told.best}. {S} did not need to say it any more. It hummed along by itself, low and warm. “Sleep once,” whispered {A}, “and then look out of the window.” {S} would, very first thing.',
    says: 'A'
  },
  {
    text: 'Slowly the blanket got warm, first at the feet and then all the way up. {told.best}. “Tomorrow won’t start without you,” whispered {A}. That was good to know, and {S} lay back on it.',
    says: 'A'
  }
]

export const morrowBrief: Line[] = [
  '{told.1}. That evening {S} and {A} talked of nothing but tomorrow, until there was something else to talk about after all.',
  '{told.1}. But tomorrow was still one sleep away, and {S} had not quite finished with tonight.',
  {
    text: '{told.1}. “One sleep to go,” said {A}. “And before the sleep?” asked {S}. As it turned out, there was something.',
    says: 'S'
  },
  {
    text: 'It was the evening before, and {S} could not sit still. {told.1}. “Nor can I,” said {A}. Luckily, there was more to come.',
    says: 'A'
  },
  {
    text: '{told.1}. “Is it morning yet?” asked {S}. “It’s barely supper,” said {A}. So there was time for one thing more.',
    says: 'S'
  },
  '{told.1}. {S} would have gone to bed at once, to make it morning sooner. But the evening was not over.',
  '{told.1}. Everyone was full of tomorrow, and {S} was full up to the ears. There was just room for one thing more that evening.',
  {
    text: '{told.1}. “Tomorrow,” said {S}, hopping. “Tonight first,” said {A}, hopping too. And tonight had not finished with them yet.',
    says: 'S'
  },
  'Only one night was left, and {S} had told {A} everything twice. {told.1}. That still left the evening, and what came in it.',
  '{told.1}. With one night still to go, {A} thought that a bit of something else would do {S} good. And something else came along.',
  'Tomorrow was taking its time. {told.1}. So {S} and {A} did something with the evening.',
  '{told.1}. {S}’s feet were all for going on to tomorrow. {A}’s feet thought that this evening had something left in it.',
  'All the talk at supper was of tomorrow. {told.1}. Then the plates were empty, and {S} was not done with the evening yet.',
  {
    text: '{told.1}. “How do people wait for tomorrow?” asked {S}. “With something to do,” said {A}. And that evening there was something.',
    says: 'S'
  },
  '{told.1}. {A} said that tomorrow would come by itself. So {S} let it, and turned to what was left of the evening.',
  {
    text: 'On the evening before, {S} talked even with a full mouth. {told.1}. “Swallow,” said {A}. After the swallow there was still some evening left.',
    says: 'A'
  }
]
