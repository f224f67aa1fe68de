import { wishPlot } from '../wish-plot.ts'

export const siblingsFighting = wishPlot({
  id: 'wish-siblings-fighting',
  wishes: ['siblings fighting', 'siblings fight', 'sibling fights', 'sibling fighting', 'siblings arguing', 'siblings argue', 'sibling arguments', 'siblings squabbling', 'siblings squabble', 'siblings bickering', 'siblings quarrelling', 'siblings quarreling', 'sibling rivalry', 'sibling squabbles', 'fighting sister', 'fighting brother', 'fights sister', 'fights brother', 'fight sister', 'fight brother', 'brothers fighting', 'sisters fighting', 'brothers fight', 'sisters fight', 'arguing sister', 'arguing brother', 'argues sister', 'argues brother', 'brothers arguing', 'sisters arguing', 'brothers argue', 'sisters argue', 'squabbling sister', 'squabbling brother', 'bickering sister', 'bickering brother', 'quarrelling sister', 'quarrelling brother', 'quarrels sister', 'quarrels brother', 'fighting car', 'fight car', 'fighting back seat', 'fight back seat', 'fighting backseat', 'arguing car', 'argue car', 'squabbling car', 'bickering car', 'squabbling', 'squabbles', 'squabble', 'bickering', 'bicker', 'argue everything', 'arguing everything', 'argues everything', 'fight everything', 'fighting everything', 'argue all the time', 'arguing all the time', 'fight all the time', 'fighting all the time', 'daughters fighting', 'daughters fight', 'daughters argue', 'daughters arguing', 'sons fighting', 'sons fight', 'sons argue', 'sons arguing', 'boys fighting', 'boys arguing', 'boys argue', 'girls fighting', 'girls arguing', 'girls argue', 'kids fighting', 'kids fight', 'kids arguing', 'children fighting', 'children arguing', 'twins fighting', 'twins arguing', 'constant arguing', 'constant fighting', 'always fighting', 'always arguing', 'stop fighting', 'stop arguing', 'fight less', 'argue less'],
  answers: ['siblings', 'sibling', 'sister', 'sisters', 'brother', 'brothers', 'twin', 'twins', 'kids', 'children', 'boys', 'girls', 'both', 'two', 'each', 'other', 'together', 'big', 'little', 'older', 'younger', 'son', 'sons', 'daughter', 'daughters', 'fight', 'fights', 'fighting', 'fought', 'argue', 'argues', 'argued', 'arguing', 'argument', 'arguments', 'squabble', 'squabbles', 'squabbled', 'squabbling', 'bicker', 'bickering', 'quarrel', 'quarrels', 'quarrelled', 'quarrelling', 'quarreling', 'row', 'rowing', 'rivalry', 'disagree', 'everything', 'nothing', 'anything', 'silly', 'things', 'stupid', 'small', 'over', 'about', 'car', 'back', 'seat', 'backseat', 'journey', 'drive', 'driving', 'long', 'home', 'all', 'day', 'days', 'time', 'today', 'always', 'constantly', 'constant', 'nonstop', 'non', 'stop', 'stopping', 'never', 'keep', 'keeps', 'every', 'morning', 'evening', 'weekend', 'lately', 'can’t', 'don’t', 'won’t', 'how', 'not', 'learning', 'less', 'get', 'gets', 'getting', 'along', 'on', 'trouble', 'with', 'who', 'that', 'lot', 'again', 'like', 'cats', 'dogs', 'cat', 'dog', 'too', 'much', 'so', 'love', 'really', 'they', 'we', 'my', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy'],
  except: ['parents', 'mum and dad', 'mummy and daddy', 'mom and dad', 'mommy and daddy', 'mums', 'dads', 'grown-ups', 'grownups', 'adults', 'grandparents', 'husband', 'wife', 'partner', 'stepdad', 'stepmum', 'boyfriend', 'girlfriend', 'uncle', 'aunt', 'aunts', 'uncles', 'neighbours', 'neighbors', 'divorce', 'divorced', 'separated', 'court', 'custody', 'lawyer', 'money', 'inheritance', 'hit', 'hits', 'hitting', 'bite', 'bites', 'biting', 'bit', 'kick', 'kicks', 'kicked', 'punch', 'punched', 'push', 'pushed', 'hurt', 'hurts', 'blood', 'bleeding', 'knife', 'scratched', 'physical', 'physically', 'violent', 'scared', 'afraid', 'crying', 'died', 'dead', 'death', 'funeral', 'hospital', 'cancer', 'illness', 'ill', 'police', 'prison', 'army', 'soldier', 'soldiers', 'war', 'bully', 'bullied', 'bullying', 'friend', 'friends', 'school', 'playground', 'crime', 'evil', 'villain', 'villains', 'hero', 'heroes', 'superhero', 'fire', 'fires', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'pirate', 'pirates', 'knight', 'knights', 'ninja', 'ninjas', 'robot', 'robots', 'monster', 'monsters', 'lion', 'lions', 'bear', 'bears', 'princess', 'king', 'viking', 'vikings', 'sword', 'swords', 'pillow', 'pillows', 'cushion', 'snowball', 'snow', 'food', 'water', 'conker', 'tablet', 'ipad', 'screen', 'phone', 'remote', 'telly', 'tv', 'game', 'games', 'monopoly', 'cricket', 'rules', 'toy', 'toys', 'lego', 'sharing', 'share', 'turn', 'turns', 'front', 'window', 'button', 'bunk', 'bed', 'bedroom', 'sleep', 'sleeping', 'bedtime', 'homework', 'bath', 'speak', 'speaking', 'talking', 'sorry', 'making up', 'made up', 'make up', 'made friends', 'fell out', 'boxing', 'judo', 'karate', 'wrestling', 'tickle', 'races', 'race', 'racing', 'crash', 'traffic'],
  nothingElse: true,
  moods: ['quarrel', 'learning', 'change', 'losing', 'first'],
  amongChildren: true,
  company: ['sock', 'neighbour', 'toe', 'plum', 'table', 'sofa', 'bread', 'top'],
  about: 'Two argue all day about whether a sock is the left one or the right one, and pull, and it grows, until they have changed ends without noticing and each is fighting for the other.',
  titles: ['You’ve Got My Quarrel', 'Left Is Right', 'A Sock with Two Ends', '{H} Is Right', 'The Longest Sock in the House'],
  want: [
    {
      id: 'the-sock',
      A: 'partner',
      paragraphs: [
        '{H} and {A} argued about everything, and that day it was one of two green socks. It looked the same from all sides. “That’s the right one,” said {A}. “It’s the left one,” said {H}. “It’s left, and I’m right.” “If it’s left, you can’t be right,” said {A}. {H} wanted to be right, and to hear {A} say so.'
      ]
    }
  ],
  way: [
    {
      id: 'both-ends',
      A: 'same',
      paragraphs: [
        '{H} took hold of the toe, and {A} had the top. “Left!” said {H}, and pulled. “Right!” said {A}, and pulled. With every word the sock got longer, and so did the quarrel. “Are you two fighting?” asked a neighbour. “No,” said {H}. “Yes,” said {A}. So they had that to argue about as well. By noon the sock was a stocking.'
      ]
    },
    {
      id: 'in-the-back',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The neighbour took them along in the car, and the sock as well. “No fighting in the back,” said the neighbour. They only argued. Then came a roundabout. “Which way?” asked the neighbour. “Left!” said {H}. “Right!” said {A}. They went round it four times. A goose lived on it, and by the third round it nodded.',
        'In the end they took the road in the middle. It stopped at a gate with a donkey. Neither of them had been right, but it was a good donkey.'
      ]
    },
    {
      id: 'always-and-never',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“You always argue,” said {A}. “I never do,” said {H}. “There, you’re doing it now.” “I’m not.” “You are.” “Then you’re doing it too,” said {H}. {A} could not say no to that, and would not say yes.',
        'So {A} said “hm”. {H} had nothing to put against a “hm”. It was the first hole in the quarrel, and they both looked into it. Then {H} said that it was a very small one. {A} said that it was quite big.'
      ]
    },
    {
      id: 'rain',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“It’s raining,” said {H} at the window. “It isn’t,” said {A}. They argued about it until the glass was misty, and nobody could see out. So each of them put out a hand.',
        '{H}’s came in wet, and {A}’s came in dry. They looked up. The gutter over {H} had a hole. “It’s raining on my side,” said {H}. There was not much that you could say against that, and {A} took some time to find it.'
      ]
    },
    {
      id: 'quiet-quarrel',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Their throats were getting sore. “Let’s be quiet,” said {A}, and for once they both were. It lasted until they were done. “I was quieter,” whispered {H}. “I was,” whispered {A}, more quietly still.',
        'Each of them had to be quieter than that. They argued so quietly that in the end you could only see it. Somebody who looked in thought that they were blowing on soup.'
      ]
    },
    {
      id: 'under-the-door',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} took the argument into the next room, and shut the door on it. “Left!” said {H} through the keyhole. On the other side it came out as “eff”. “Eye!” answered {A}. It sounded friendly, and a bit foreign.',
        'They fought like that for a while, with their eyes shut. Then {H} opened the door. They both said that they had won.'
      ]
    },
    {
      id: 'spoons',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“There are nine spoons,” said {A}. “Seven,” said {H}. They had never once counted them. So they did it now, both at the same time and out loud. {H} said four just when {A} said six. After that neither of them knew where they had been.',
        '“You’re counting in my ears,” said {H}. They began again, and got into a fight about who should begin. There were eight. They agreed not to look.'
      ]
    },
    {
      id: 'big-toe',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“A left sock’s got a bump for the big toe,” said {A}, “and it’s on the right.” That was something you could look up. They bent over the toe of it, head to head. There was a bump. But there was another on the other side.',
        '“That’s from your thumb,” said {H}. “That’s from yours,” said {A}. They had fought over the sock so hard that they had made it up themselves.'
      ]
    },
    {
      id: 'pet-in-the-middle',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{H} went and laid the whole quarrel before {A}. {H} said it once for left and once for right, in two voices, so as to be fair. {A} looked at the one voice, and then at the other.',
        'Then {A} looked at the sock, as if there might be something in it to eat. “That’s what I think too,” said {H}. It was good to have somebody who did not argue.'
      ]
    },
    {
      id: 'elder-jug',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once argued with my cousin about a jug,” said {S}, “and who had broken it. Then my cousin moved far away, so we had to do it by post.” {A} asked how long that took. “Three weeks for every no,” said {S}.',
        '“And who was it?” asked {A}. “The wind,” said {S}. “But that only came out after ten years. By then we’d got so fond of the letters.”'
      ]
    },
    {
      id: 'child-middle',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had listened to it all for long enough. “It’s neither,” said {S}. “It’s the middle one.” {A} asked who had three feet. “Somebody might,” said {S}.',
        'Nobody had thought of that, and now there was a third side to it. They argued in a ring, each with the one on the left. It went much faster, but you never knew who had just answered you.'
      ]
    },
    {
      id: 'baby-says',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} got hold of the middle of the sock, and said something about it. “Did you hear that?” said {A}. “That was left.” Others had heard right. They argued about it, over {S}’s head.',
        'So {S} said it once more, louder, and very clearly. It was “ba”. {S} looked from face to face, and could not see how anybody was able to argue with that.'
      ]
    },
    {
      id: 'guest-pancake',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“In our family we argue about which side of a pancake is the top,” said {S}. “My great-grandmother began it. We only take it out at feasts.” {A} asked which side it was. “The one that’s up,” said {S}. “But then my cousin turns it over.”',
        '{A} had never heard of a quarrel that was kept with the good plates. “Isn’t it worn out?” asked {A}. “It’s been mended,” said {S}.'
      ]
    },
    {
      id: 'letting-go',
      A: 'partner',
      paragraphs: [
        'Then {A}’s arm was tired. “All right, it’s left,” said {A}. “You’re right.” And {A} let go. {H} sat down on the floor with the whole sock. It was quiet. {H} had wanted to be right, and it was over like a sneeze.',
        '“You don’t mean it,” said {H}. “No,” said {A}. “I only wanted my arm back.” “Then it doesn’t count,” said {H}, and threw {A} an end. This time it was the toe.'
      ]
    }
  ],
  turn: [
    {
      id: 'changed-ends',
      A: 'partner',
      paragraphs: [
        '“Left!” said {A}, for at the toe it had always been left. “Right!” said {H} at once, and pulled back. They went twice round the table. Then {A} stood still. “What did I say?” “Left,” said {H}. “But that’s what you say!”',
        '{H} looked down. There was no toe. “You’ve got my quarrel,” said {H}, “and I’ve got yours.” Each had been fighting for the other. {H} began to laugh, and then you cannot pull.'
      ]
    },
    {
      id: 'as-you',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“It’s cold in here,” said {A}, just as {H} would have said it. “It’s not, if you jump,” said {H} in {A}’s voice. They argued on like that, each as the other, with both the hands and the eyebrows.',
        '“Do I say ‘honestly’ as often as that?” asked {A}. “More,” said {H}. “And do I stamp?” {A} showed it once more. It was a good stamp, and {H} asked how it was done.'
      ]
    },
    {
      id: 'neighbour-again',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'There was a knock, and it was the neighbour again. “Have you stopped fighting?” “Yes,” said {A}. “No,” said {H}. Then they looked at each other. They had changed ends on that one too.',
        '“I see,” said the neighbour, who did not. It had been so quiet that you could hear the clock through the wall. A bit of fighting would not matter, said the neighbour, if it was over by supper.'
      ]
    },
    {
      id: 'window',
      A: 'other',
      spare: 15,
      paragraphs: [
        'One of them wanted the window open, and one of them wanted it shut. They changed ends. Now whoever was hot had to fight for shut, and whoever was cold for open.',
        '“Think of the warm chairs,” said {H}. “Think of the poor wind,” said {A}, “out there all day.” {H} felt so sorry for it that the window went up a bit. There it stayed, and nobody had asked for that, and it was just right.'
      ]
    },
    {
      id: 'who-is-who',
      A: 'partner',
      spare: 16,
      paragraphs: [
        'They argued about a cup, and changed ends, and changed back, and then once more. “Wait,” said {A}. “Am I me at the moment, or am I you?” They counted it up on their fingers. It came out uneven.',
        '“If you’re me,” said {H}, “then you like it with the handle on this side.” {A} tried it. It was not bad at all. {A} drank the whole cup as {H}, and only then went back.'
      ]
    },
    {
      id: 'the-plum',
      A: 'partner',
      paragraphs: [
        'There was one plum left in the bowl. “Change ends,” said {H}, and each of them thought what the other would say. “It’s yours,” said {H}. “No, it’s yours!” said {A}, and pushed it across. They argued all the louder. To and fro went the plum, until it came apart, and there was half for each.'
      ]
    },
    {
      id: 'one-sock',
      A: 'partner',
      paragraphs: [
        'Only the sock was not settled. It was as wide as a bag by now. They sat down side by side, and {A} put in a foot. {H} put in the nearest one. “Mine’s the left,” said {H}. “Mine’s the right,” said {A}. So it was both. “I said so,” said {H}. “I said so first,” said {A}. But neither of them could walk off.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see the sock, and thought it was the other one.',
      '{names} sat down on the second sock, so that it should not be drawn in.',
      { text: '{names} held two thumbs in two ears.', needs: ['hands'] },
      { text: '{names} looked in the drawer for a sock that was easier.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked under the sock to get past.',
      '{names} followed the middle of the sock from room to room.',
      { text: '{names} measured the sock with a spoon, from time to time.', needs: ['hands'] },
      { text: '{names} hung a tea towel over the sock to dry, since it was there.', needs: ['hands'] }
    ],
    turn: [
      '{names} got the juice of the plum.',
      '{names} lay down where the sock was warm.',
      { text: '{names} passed the plum back when it rolled off.', needs: ['hands'] },
      { text: '{names} felt in the sock for another place, and there was none.', needs: ['hands'] }
    ]
  },
  bed: [
    'The long sock and the short one were rolled up in each other. One toe hung out.',
    '{H} washed, and lay down on the left side. After a while it was the right one.'
  ],
  last: [
    'Left and right lay rolled up in each other, and {H} was asleep.',
    'There was nothing left to argue about, and {H} was asleep.'
  ]
})
